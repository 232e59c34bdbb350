import './boundaries.css';
import { toggleBoundaries } from './show-boundaries.ts';

/** Alt+Shift+B shows which team owns which part of the page; the key's place counts, whatever letter it types with Alt. */
export function listenForBoundaryKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyB') toggleBoundaries();
  });
}
