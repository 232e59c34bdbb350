import { atom } from 'nanostores';

/** Larger or smaller cards (LIST-22, LIST-23). */
export type GridSize = 'default' | 'extended';

/** Also the name of the cookie (one year, LIST-23). */
const storageKey = 'grid-size';
const cookieSeconds = 31_536_000;

/** The server does not know the visitor's choice: pages are the same for everybody, so it is read after the page stands. */
export const $gridSize = atom<GridSize>('default');

export function restoreGridSize(): void {
  if (readGridSize() === 'extended') $gridSize.set('extended');
}

function readGridSize(): string | null {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored) return stored;
  } catch {
    // Storage may be forbidden; the cookie still tells.
  }
  return /(?:^|; )grid-size=(\w+)/.exec(document.cookie)?.[1] ?? null;
}

export function chooseGridSize(size: GridSize): void {
  $gridSize.set(size);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves
  document.cookie = `${storageKey}=${size}; path=/; max-age=${cookieSeconds}; samesite=lax`;
  try {
    localStorage.setItem(storageKey, size);
  } catch {
    // Storage may be full or forbidden: the cookie keeps the choice.
  }
}
