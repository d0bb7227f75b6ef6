/** Dark or light: as the system says until somebody chooses. */

export type Theme = 'dark' | 'light';

const system = globalThis.matchMedia?.('(prefers-color-scheme: light)');

function initial(): Theme {
  const stored = localStorage.getItem('theme');
  if (stored === 'dark' || stored === 'light') return stored;
  return system?.matches ? 'light' : 'dark';
}

export const theme = $state({ now: initial() });

export function applyTheme(): void {
  document.documentElement.dataset.theme = theme.now;
}

export function setTheme(next: Theme): void {
  theme.now = next;
  localStorage.setItem('theme', next);
  applyTheme();
}
