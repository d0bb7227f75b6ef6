/** Short messages that go away by themselves. */

const STAYS = 5_000; // milliseconds

interface Toast {
  number: number;
  text: string;
}

export const toasts = $state<{ list: Toast[] }>({ list: [] });
let count = 0;

export function toast(text: string, stays = STAYS): void {
  const number = ++count;
  toasts.list.push({ number, text });
  setTimeout(() => {
    toasts.list = toasts.list.filter((each) => each.number !== number);
  }, stays);
}
