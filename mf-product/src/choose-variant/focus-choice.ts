import type { Choice } from './selection.ts';

/** Ids of the choices' fieldsets: where the button leads while a choice is missing. */
export const choiceId = (choice: Choice): string => `choose-${choice}`;

/** Brings the choice into view and its first open option under the keyboard. */
export function focusChoice(choice: Choice): void {
  const place = document.getElementById(choiceId(choice));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
}
