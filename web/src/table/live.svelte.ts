/** A table that is being played, through the eyes of this browser's seats. */

import type { ChatLine, Picture, TableInfo, Told } from '../gen/protocol.gen';
import { api, newId, Problem } from '../net/api';
import { TableSocket, type Connection } from '../net/socket';
import { toast } from '../ui/toasts.svelte';
import { say } from '../words/words.svelte';
import { speechFor } from '../words/speech';
import type { Choice } from './choices';
import { TableModel } from './model.svelte';

interface Sent {
  choice: Choice;
  message: Record<string, unknown>;
}

export class LiveTable extends TableModel {
  readonly isReplay = false;
  connection = $state<Connection>('connecting');
  /** The seats played in this browser: several share one device and hand it over. */
  own = $state.raw<number[]>([]);
  /** The own seat that is asked while another one is shown: its player must take the device first. */
  handOver = $state<number | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  present = $state.raw<number[]>([]);
  thinking = $state(false); // about a hint

  #pictures = new Map<number, Picture>();
  #logs = new Map<number, Told[]>();
  #sockets = new Map<number, TableSocket>();
  #sent: Sent | null = null;

  private constructor(info: TableInfo) {
    super();
    this.info = info;
    this.own = ownSeats(info);
    this.seat = this.own[0] ?? -1;
  }

  static async open(table: string): Promise<LiveTable> {
    const info = await api.table(table);
    const live = new LiveTable(info);
    const kit = await api.tableKit(table);
    live.kit = kit;
    live.speech = await speechFor(info.game, () => live.names, kit);
    live.#listen();
    live.chat = await api.chat(table).catch(() => []);
    return live;
  }

  close(): void {
    for (const socket of this.#sockets.values()) socket.close();
    this.#sockets.clear();
  }

  /** Only one's own seats sit here besides bots: everything can be taken back. */
  get isAlone(): boolean {
    return this.info.seats.every((seat) => seat.yours || seat.kind === 'bot');
  }

  get needsSecondTap(): boolean {
    return !this.isAlone;
  }

  get mayUndo(): boolean {
    return this.info.status === 'playing' && this.info.undo !== 'off' && this.seat >= 0;
  }

  #listen(): void {
    const seats = this.own.length ? this.own : [-1];
    for (const [seat, socket] of this.#sockets) {
      if (!seats.includes(seat)) {
        socket.close();
        this.#sockets.delete(seat);
      }
    }
    for (const seat of seats) {
      if (this.#sockets.has(seat)) continue;
      this.#sockets.set(
        seat,
        new TableSocket(
          () =>
            `/api/tables/${this.info.table}/live?seat=${seat}&after=${this.#pictures.get(seat)?.number ?? 0}`,
          (message) => this.#heard(seat, message),
          (connection) => {
            this.connection = connection;
          },
        ),
      );
    }
  }

  /** Seats have changed hands: somebody joined, a bot sat in, one took a seat. */
  async refresh(): Promise<void> {
    this.info = await api.table(this.info.table);
    this.own = ownSeats(this.info);
    if (!this.own.includes(this.seat)) this.show(this.own[0] ?? -1);
    this.#listen();
  }

  #heard(seat: number, message: any): void {
    switch (message.type) {
      case 'hello':
        this.info = { ...message.table, keys: this.info.keys };
        this.#take(seat, message.picture, message.complete ? message.missed : []);
        if (!message.complete && message.picture.number > 0) void this.#fetchLog(seat);
        this.#sendAgain(seat);
        break;
      case 'news':
        this.#take(seat, message.picture, message.events);
        if (message.events.some((event: Told) => event.table && event.event === 'seat')) void this.refresh();
        break;
      case 'table':
        void this.refresh();
        break;
      case 'presence':
        this.present = message.seats;
        break;
      case 'chat':
        if (this.chat.every((line) => line.number !== message.line.number)) {
          this.chat = [...this.chat, message.line];
          this.unread += 1;
        }
        break;
      case 'done':
        if (this.#sent?.message.id === message.id) this.#settle();
        break;
      case 'refused':
        this.#refused(seat, message);
        break;
    }
  }

  #take(seat: number, picture: Picture, events: Told[]): void {
    this.#pictures.set(seat, picture);
    this.#logs.set(seat, [...(this.#logs.get(seat) ?? []), ...events]);
    if (picture.status !== this.info.status) this.info = { ...this.info, status: picture.status };
    if (seat === this.seat) {
      this.#draw(events);
    }
    this.#lookForHandOver();
  }

  #draw(events: Told[]): void {
    const before = this.picture;
    this.picture = this.#pictures.get(this.seat) ?? null;
    this.log = this.#logs.get(this.seat) ?? [];
    this.fresh = events;
    const question = this.picture?.question;
    if (before?.question?.number !== question?.number) {
      this.armed = null;
      this.menu = null;
      this.whyNot = null;
      this.advice = [];
      this.outlook = {};
      if (question) void this.#fetchOutlook(question.number);
    }
  }

  async #fetchOutlook(number: number): Promise<void> {
    const outlook = await api.outlook(this.info.table, this.seat).catch(() => ({}));
    if (this.question?.number === number) this.outlook = outlook;
  }

  #lookForHandOver(): void {
    if (this.own.length < 2) return;
    const asked = this.own.filter((seat) => this.#pictures.get(seat)?.question);
    this.handOver = asked.length > 0 && !asked.includes(this.seat) ? asked[0]! : null;
  }

  /** Look through the eyes of another own seat. */
  show(seat: number): void {
    this.seat = seat;
    this.handOver = null;
    this.#draw([]);
  }

  async #fetchLog(seat: number): Promise<void> {
    const log = await api.log(this.info.table, seat).catch(() => null);
    if (!log) return;
    this.#logs.set(seat, log.events);
    if (seat === this.seat) this.log = log.events;
  }

  async act(choice: Choice): Promise<void> {
    const question = this.question;
    if (!question || this.busy) return;
    this.busy = true;
    const message = {
      type: 'move',
      seat: question.seat,
      question: question.number,
      action: choice.text,
      id: newId(),
    };
    this.#sent = { choice, message };
    this.#sockets.get(this.seat)?.send(message);
  }

  /** The answer may have been lost with the connection; the same id again does no harm. */
  #sendAgain(seat: number): void {
    if (this.#sent && this.#sent.message.seat === seat) this.#sockets.get(seat)?.send(this.#sent.message);
  }

  #settle(): void {
    this.#sent = null;
    this.busy = false;
  }

  #refused(seat: number, message: any): void {
    const sent = this.#sent;
    if (sent && sent.message.id === message.id) {
      this.#settle();
      if (message.code === 'stale' && message.facts.picture) {
        this.#take(seat, message.facts.picture, []);
        toast(say('table-stale'));
      } else if (message.code === 'illegal_action') {
        this.whyNot = { action: sent.choice.text, refusal: message.facts };
      } else {
        toast(say('table-refused', { message: message.message }));
      }
      return;
    }
    if (message.code !== 'malformed') toast(say('table-refused', { message: message.message }));
  }

  async askWhy(action: string): Promise<void> {
    if (this.seat < 0) return;
    try {
      this.whyNot = { action, refusal: await api.why(this.info.table, this.seat, action) };
    } catch (error) {
      if (error instanceof Problem) this.whyNot = { action, refusal: null };
      else throw error;
    }
  }

  async askHint(): Promise<void> {
    if (!this.question || this.thinking) return;
    this.thinking = true;
    try {
      const number = this.question.number;
      const advice = await api.hint(this.info.table, this.seat);
      if (this.question?.number === number) this.advice = advice;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(say('table-no-hint'));
    } finally {
      this.thinking = false;
    }
  }

  async undo(scope: 'step' | 'turn' | 'point', to = 0): Promise<void> {
    try {
      const answer = await api.undo(this.info.table, { seat: this.seat, id: newId(), scope, to });
      if (!answer.done) toast(say('table-undo-asked'));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(say('table-undo-refused'));
    }
  }

  async vote(agree: boolean): Promise<void> {
    await api.vote(this.info.table, { seat: this.seat, id: newId(), agree }).catch(() => null);
  }

  sayInChat(text: string): void {
    this.#sockets.get(this.seat)?.send({ type: 'say', text });
  }
}

function ownSeats(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.yours && seat.kind === 'person').map((seat) => seat.seat);
}
