import { openModal } from 'mf-shared/stores';

/** What was pressed last: a part whose code comes later does then what its own button was pressed for. */
export let lastPressed: EventTarget | null = null;

/**
 * Takes presses on parts of the page that have no code yet: there React keeps them from whoever listens further down, so
 * this listens first. It opens what a press on `<button data-opens="{modal}">` asks for, and keeps what was pressed last.
 */
export function takeEarlyPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      lastPressed = target;
      const name = target instanceof Element && target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
      if (name) openModal(name);
    },
    true,
  );
}
