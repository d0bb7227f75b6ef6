/** A table that is being played, through the eyes of this browser's seats. */

import { speechFor } from '../games/speeches';
import {
  PROTOCOL_VERSION,
  type ChatLine,
  type Hello,
  type OutlookReady,
  type Picture,
  type SeatInfo,
  type SocketMove,
  type SocketRefused,
  type TableInfo,
  type Told,
  type ToSocket,
} from '../gen/protocol.gen';
import { api, newId, Problem } from '../net/api';
import { tableEvent } from '../net/events';
import type { Connection } from '../net/socket';
import { cannotSave } from '../net/outage.svelte';
import { isSpoken } from '../net/version.svelte';
import { toast } from '../ui/toasts.svelte';
import { say } from '../words/words.svelte';
import { batchPerFrame } from './batchPerFrame';
import type { Choice } from './choices';
import { Hotseat } from './hotseat.svelte';
import { isWhole, mergeTold } from './log';
import { TableModel } from './model.svelte';
import { problemWords } from './problems';
import { SecretAnswers } from './secretAnswers';
import { shared } from './sharing';
import { Sockets } from './sockets';

const NO_OUTLOOK = {};
// Milliseconds.
const STALLED_LATER = 500; // the clocks of the server and of this page may differ a little
const STALLED_AGAIN = 60_000;
const LONGEST_TIMER = 2 ** 31 - 1;

interface Sent {
  choice: Choice;
  message: SocketMove;
}

interface Heard {
  seat: number;
  message: ToSocket;
}

export class LiveTable extends TableModel {
  readonly isReplay = false;
  /** The worst of the sockets: each own seat has one. */
  connection = $state<Connection>('connecting');
  /** The seats played in this browser: several share one device and hand it over. */
  own = $state.raw<number[]>([]);
  /** Own seats that a bot plays until they are taken back. */
  lent = $state.raw<number[]>([]);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  present = $state.raw<number[]>([]);
  thinking = $state(false); // about a hint
  /** The table is no more. */
  isRemoved = $state(false);

  /** This browser gives its seat up: no wonder that it is gone. */
  isLeaving = false;

  #hotseat = new Hotseat(this);
  #pictures = new Map<number, Picture>();
  #logs = new Map<number, Told[]>();
  #outlooks = new Map<number, OutlookReady>();
  #sockets = new Sockets({
    address: (seat) =>
      `/api/tables/${this.info.table}/live?seat=${seat}&after=${this.#heardUpTo(seat)}&version=${PROTOCOL_VERSION}&outlook=1`,
    heard: (seat, message) => this.#hear({ seat, message }),
    connected: (seat, connection, all) => this.#connected(seat, connection, all),
  });
  #hear = batchPerFrame<Heard>((all) => this.#heardInOneFrame(all));
  #freshInFrame: Told[] = [];
  #sent: Sent | null = null;
  #secrets = new SecretAnswers({
    newId,
    isWatched: () => !this.isAlone,
    answer: (seat, question, action, id) =>
      this.#sockets.send(seat, { type: 'move', seat, question, action, id }),
  });
  #held: ReturnType<typeof setTimeout> | undefined; // an own answer that waits for its time
  #refreshing: Promise<void> | null = null;
  #again = false; // something changed while the table was being asked for
  #isClosed = false;
  #stallTimer: ReturnType<typeof setTimeout> | undefined;

  private constructor(info: TableInfo) {
    super();
    this.#know(info);
    this.seat = this.#viewers[0]!;
    if (info.status === 'playing') this.#hotseat.begin();
  }

  static async open(table: string): Promise<LiveTable> {
    const info = await api.table(table);
    const live = new LiveTable(info);
    const [kit, vocabulary] = await Promise.all([api.tableKit(table), api.vocabulary(info.game)]);
    live.kit = kit;
    live.speech = await speechFor(info.game, () => live.names, kit, vocabulary);
    live.#listen();
    return live;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#stallTimer);
    clearTimeout(this.#held);
    this.#secrets.close();
    this.#hotseat.close();
    this.#sockets.close();
  }

  /** All other seats are bots: everything can be taken back. */
  get isAlone(): boolean {
    return this.info.seats.every((seat) => seat.yours || (seat.kind === 'bot' && !seat.held));
  }

  get needsSecondTap(): boolean {
    return !this.isAlone;
  }

  get mayUndo(): boolean {
    return this.isPlaying && this.info.undo !== 'off' && this.own.includes(this.seat);
  }

  get isPlaying(): boolean {
    return this.info.status === 'playing';
  }

  /** The own seat whose player must take the device first. */
  get handOver(): number | null {
    return this.#hotseat.handOver;
  }

  pictureOf(seat: number): Picture | undefined {
    return this.#pictures.get(seat);
  }

  /** The seats whose views this browser may show; -1: a spectator. */
  get #viewers(): number[] {
    const mine = [...this.own, ...this.lent];
    return mine.length ? mine : [-1];
  }

  #know(info: TableInfo): void {
    this.info = { ...info, keys: info.keys ?? this.info?.keys };
    const mine = info.seats.filter((seat) => seat.yours);
    this.own = mine.filter((seat) => seat.kind === 'person').map((seat) => seat.seat);
    this.lent = mine.filter((seat) => seat.kind === 'bot').map((seat) => seat.seat);
    this.present = info.seats.filter((seat) => seat.present).map((seat) => seat.seat);
  }

  #listen(): void {
    if (this.#isClosed) return;
    const left = this.#sockets.listen(this.#viewers);
    if (left.some((seat) => this.#sent?.message.seat === seat)) this.#settle();
    this.connection = this.#sockets.worst;
  }

  /** Only what the log tells counts: a picture may be ahead of it. */
  #heardUpTo(seat: number): number {
    return this.#logs.get(seat)?.at(-1)?.number ?? 0;
  }

  #connected(seat: number, connection: Connection, all: Connection): void {
    this.connection = all;
    if (connection !== 'gone') return;
    if (this.#sent?.message.seat === seat) this.#settle();
    void this.refresh(); // the seat may not be ours any more
  }

  /** Seats have changed hands: somebody joined, a bot sat in, one took a seat. Several calls at a time ask twice at
   * most. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #refresh(): Promise<void> {
    while (this.#again && !this.#isClosed) {
      this.#again = false;
      try {
        const before = this.names.join();
        this.#settleIn(await api.table(this.info.table));
        if (this.names.join() !== before) void this.#renameChat();
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'not_found') this.isRemoved = true;
        return; // the socket tells when the server is there again
      }
    }
  }

  #settleIn(info: TableInfo): void {
    const hadSeat = this.own.length > 0;
    const isThere = (seat: SeatInfo) => seat.yours;
    if (hadSeat && !this.isLeaving && info.status === 'open' && !info.seats.some(isThere))
      toast(say('table-you-were-removed'));
    this.#know(info);
    this.#listen();
    if (!this.#viewers.includes(this.seat)) this.show(this.#viewers[0]!);
    else this.#draw(this.fresh);
    this.#hotseat.look();
  }

  #heardInOneFrame(all: Heard[]): void {
    this.#freshInFrame = [];
    for (const { seat, message } of all) {
      if (!this.#isClosed) this.#heard(seat, message);
    }
  }

  #heard(seat: number, message: ToSocket): void {
    switch (message.type) {
      case 'hello':
        if (isSpoken(message.version)) this.#greeted(seat, message);
        else this.close();
        break;
      case 'news':
        this.#take(seat, message.picture, message.events);
        if (message.events.some(changesTheTable)) void this.refresh();
        break;
      case 'outlook':
        this.#outlooks.set(message.seat, message);
        if (this.question?.seat === message.seat && this.question.number === message.question)
          this.outlook = message.outlook;
        break;
      case 'table':
        void this.refresh();
        break;
      case 'removed':
        this.isRemoved = true;
        this.close();
        break;
      case 'presence':
        this.present = message.seats;
        break;
      case 'chat':
        this.#hearChat([message.line]);
        break;
      case 'done':
        if (this.#sent?.message.id === message.id) this.#settle();
        break;
      case 'refused':
        this.#refused(seat, message);
        break;
    }
  }

  #greeted(seat: number, hello: Hello): void {
    const known = this.#logs.has(seat);
    this.#take(seat, hello.picture, hello.complete ? hello.missed : []);
    this.#settleIn(hello.table);
    if (!isWhole(this.#logs.get(seat) ?? [], hello.picture.number)) void this.#fetchLog(seat);
    if (seat === this.seat) void this.#fetchChat(known);
    this.#sendAgain(seat);
    this.#secrets.connectedAgain(seat);
  }

  #take(seat: number, sent: Picture, events: Told[]): void {
    const isAnswered = this.own.includes(seat) && this.#secrets.take(seat, sent.question);
    const picture = isAnswered ? { ...sent, question: null } : sent;
    this.#pictures.set(seat, shared(this.#pictures.get(seat), picture));
    this.#logs.set(seat, mergeTold(this.#logs.get(seat) ?? [], events));
    this.#lookForStalled();
    const status = this.info.status;
    if (picture.status !== status) {
      this.info = { ...this.info, status: picture.status };
      if (status === 'open') this.#hotseat.begin();
      void this.refresh(); // the players when it begins, the seed when it is over
    }
    if (seat === this.seat) {
      this.#freshInFrame = [...this.#freshInFrame, ...events];
      this.#draw(this.#freshInFrame);
    }
    this.#hotseat.look();
  }

  #draw(events: Told[]): void {
    const before = this.picture;
    const picture = this.#pictures.get(this.seat) ?? null;
    // A bot answers for a seat that was lent; its owner only looks on.
    const now = picture && this.lent.includes(this.seat) ? { ...picture, question: null } : picture;
    this.picture = now;
    this.log = this.#logs.get(this.seat) ?? [];
    this.fresh = events;
    const question = now?.question;
    const isOther = before?.seat !== now?.seat || before?.question?.number !== question?.number;
    if (isOther) {
      this.armed = null;
      this.menu = null;
      this.whyNot = null;
      this.advice = [];
    }
    this.outlook = question ? (now!.outlook ?? this.#lateOutlook(question)) : NO_OUTLOOK;
  }

  /** Where an outlook takes long, it comes after the picture. */
  #lateOutlook({ seat, number }: { seat: number; number: number }): unknown {
    const late = this.#outlooks.get(seat);
    return late?.question === number ? late.outlook : NO_OUTLOOK;
  }

  /** Look through the eyes of another own seat. */
  show(seat: number): void {
    this.seat = seat;
    this.#draw([]);
    this.#hotseat.lift();
  }

  async #fetchLog(seat: number): Promise<void> {
    const log = await api.log(this.info.table, seat).catch(() => null);
    if (!log) return;
    this.#logs.set(seat, mergeTold(this.#logs.get(seat) ?? [], log.events));
    if (seat === this.seat) this.log = this.#logs.get(seat)!;
  }

  async #fetchChat(isAgain: boolean): Promise<void> {
    const lines = await api.chat(this.info.table).catch(() => []);
    if (isAgain) this.#hearChat(lines);
    else this.chat = lines;
  }

  /** Somebody is called otherwise now: so are the lines that they wrote. */
  async #renameChat(): Promise<void> {
    if (this.chat.length === 0) return;
    const lines = await api.chat(this.info.table).catch(() => []);
    const fresh = new Map(lines.map((line) => [line.number, line]));
    this.chat = this.chat.map((line) => fresh.get(line.number) ?? line);
  }

  /** Lines may arrive twice: their numbers tell. */
  #hearChat(lines: ChatLine[]): void {
    const fresh = lines.filter((line) => this.chat.every((known) => known.number !== line.number));
    if (fresh.length === 0) return;
    this.chat = [...this.chat, ...fresh].sort((one, other) => one.number - other.number);
    this.unread += fresh.filter((line) => !this.info.seats[line.seat]?.yours).length;
  }

  async act(choice: Choice): Promise<void> {
    const question = this.question;
    if (!question || this.busy || this.handOver !== null) return;
    this.busy = true;
    const message: SocketMove = {
      type: 'move',
      seat: question.seat,
      question: question.number,
      action: choice.text,
      id: newId(),
    };
    const pause = question.secret ? this.#secrets.pauseOf(question.seat) : 0;
    if (pause > 0) this.#held = setTimeout(() => this.#sendHeld({ choice, message }), pause);
    else this.#send({ choice, message });
  }

  #send(sent: Sent): void {
    this.#sent = sent;
    this.#sockets.send(sent.message.seat, sent.message);
  }

  /** The answer has waited for its time; meanwhile the question may have been taken back. */
  #sendHeld(sent: Sent): void {
    const { seat, question } = sent.message;
    if (this.pictureOf(seat)?.question?.number === question) this.#send(sent);
    else this.busy = false;
  }

  /** The answer may have been lost with the connection; the same id again does no harm. */
  #sendAgain(seat: number): void {
    if (this.#sent && this.#sent.message.seat === seat) this.#sockets.send(seat, this.#sent.message);
  }

  #settle(): void {
    this.#sent = null;
    this.busy = false;
  }

  #refused(seat: number, message: SocketRefused): void {
    if (message.code === 'outdated') {
      isSpoken(message.facts.version ?? 0);
      return;
    }
    if (this.#secrets.has(message.id)) return; // the question was closed meanwhile
    const sent = this.#sent;
    if (sent && sent.message.id === message.id) {
      this.#settle();
      if (message.code === 'stale' && message.facts.picture) {
        this.#take(seat, message.facts.picture, []);
        toast(say('table-stale'));
        return;
      }
      const { rule, reason, words = {}, kinds = {} } = message.facts;
      if (message.code === 'illegal_action' && rule !== undefined && reason !== undefined) {
        this.whyNot = { action: sent.choice.text, refusal: { rule, reason, words, kinds } };
        return;
      }
    }
    if (message.code === 'unavailable') cannotSave();
    toast(problemWords(message.code, message.facts));
  }

  async askWhy(action: string): Promise<void> {
    if (this.seat < 0) return;
    const seat = this.seat;
    try {
      const refusal = await api.why(this.info.table, seat, action);
      if (this.seat === seat) this.whyNot = { action, refusal, isPossible: refusal === null };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'offline') toast(problemWords(error.code));
      else this.whyNot = { action, refusal: null };
    }
  }

  async askHint(): Promise<void> {
    if (!this.question || this.thinking) return;
    this.thinking = true;
    try {
      const { seat, number } = this.question;
      const advice = await api.hint(this.info.table, seat);
      if (this.question?.seat === seat && this.question.number === number) this.advice = advice;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'hint_limit')
        toast(say('table-problem-hint_limit', { most: error.facts.most ?? 1 }));
      else toast(error.code === 'hint_failed' ? problemWords(error.code) : say('table-no-hint'));
    } finally {
      this.thinking = false;
    }
  }

  async undo(scope: 'step' | 'turn' | 'point', to = 0): Promise<void> {
    try {
      await api.undo(this.info.table, { seat: this.seat, id: newId(), scope, to });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(error.code === 'not_now' ? say('table-undo-refused') : problemWords(error.code, error.facts));
    }
  }

  async vote(agree: boolean): Promise<void> {
    try {
      await api.vote(this.info.table, { seat: this.seat, id: newId(), agree });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code !== 'not_now') toast(problemWords(error.code, error.facts)); // not_now: it is settled already
    }
  }

  /** Shall a bot play on for a seat that does not answer? */
  async voteForBot(seat: number, agree: boolean): Promise<void> {
    try {
      this.#settleIn(await api.voteForBot(this.info.table, seat, agree));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code !== 'not_now') toast(problemWords(error.code, error.facts));
      await this.refresh();
    }
  }

  /** The seat from the bot that sits in. */
  async takeBack(): Promise<void> {
    try {
      this.#settleIn(await api.takeBack(this.info.table, this.seat));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(problemWords(error.code, error.facts));
    }
  }

  /** The server does not tell before the table's patience is over who keeps it waiting; then the page asks. */
  #lookForStalled(after = 1000 * this.info.patience + STALLED_LATER): void {
    clearTimeout(this.#stallTimer);
    if (this.#isClosed || this.info.status === 'finished' || this.info.patience === 0 || this.isAlone) return;
    this.#stallTimer = setTimeout(
      () => {
        void this.refresh().then(() => this.#lookForStalled(STALLED_AGAIN));
      },
      Math.min(after, LONGEST_TIMER),
    );
  }

  sayInChat(text: string): void {
    this.#sockets.send(this.seat, { type: 'say', text });
  }
}

/** A change of seats, a vote about one, or a rematch. */
function changesTheTable(event: Told): boolean {
  const name = tableEvent(event);
  return name === 'seat' || name === 'rematch' || name === 'bot-vote';
}
