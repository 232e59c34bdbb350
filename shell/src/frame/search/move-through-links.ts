import type { KeyboardEvent } from 'react';

/** Arrow keys walk from the field through the suggestions and back; Escape closes them and returns to the field. */
export function moveThroughLinks(
  event: KeyboardEvent<HTMLElement>,
  field: HTMLElement | null,
  close: () => void,
): void {
  if (event.key === 'Escape') {
    // In this order: the field opens its suggestions when it gets the focus.
    field?.focus();
    close();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops: (Element | null)[] = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const index = stops.indexOf(document.activeElement);
  const next = stops[(index + step + stops.length) % stops.length];
  if (stops.length < 2 || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
