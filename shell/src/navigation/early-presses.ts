import { openModal } from 'mf-shared/stores';

/** What was pressed last; a part that is taken over later can do then what its own button was pressed for. */
export let lastPressed: EventTarget | null = null;

/**
 * Opens what a press on `<button data-opens="{modal}">` asks for, also where the button's part of the page has no code
 * yet: there React keeps presses from whoever listens further down, so this listens first.
 */
export function openDialogs(): void {
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
