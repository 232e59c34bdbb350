import { type Texts, translator } from 'mf-shared/i18n';
import styles from 'mf-shared/ui/field/field.module.css';
import { isInteractive } from 'mf-shared/ui/interactive.ts';

/** Fewer than this are told (CONF-84). */
const toldBelow = 11;
/** Codes and numbers are as long as they are: only what people write can grow too long. */
const shortestWritten = 40;

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells below a field that has the focus how many characters it takes yet, where few are left (CONF-84). Here, for the
 * fields of all pages, so that no page's code grows by it.
 */
export function countCharacters(i18n: Texts): void {
  const text = translator(i18n, 'shell');
  let counted: EventTarget | null = null;
  let end = () => {};
  const begin = (target: EventTarget | null) => {
    // A paragraph in HTML that React has yet to take over would make it draw the form anew, without what is typed.
    if (target === counted || !isInteractive()) return;
    end();
    if (!isLongField(target)) return;
    counted = target;
    const note = document.createElement('p');
    note.className = styles.left ?? '';
    note.setAttribute('aria-live', 'polite');
    // A field with a button inside stands in a frame of its own.
    (target.parentElement?.tagName === 'SPAN' ? target.parentElement : target).after(note);
    const count = () => {
      const left = Math.max(0, target.maxLength - target.value.length);
      note.textContent = left < toldBelow ? text('frame.characters_left', { count: left }) : '';
    };
    count();
    target.addEventListener('input', count);
    end = () => {
      target.removeEventListener('input', count);
      note.remove();
      counted = null;
    };
  };
  document.addEventListener('focusin', ({ target }) => begin(target));
  // A visitor who is writing already was faster than this code, or than the page's.
  document.addEventListener('input', ({ target }) => begin(target));
  document.addEventListener('focusout', () => end());
  begin(document.activeElement);
}

const isLongField = (target: EventTarget | null): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength >= shortestWritten;
