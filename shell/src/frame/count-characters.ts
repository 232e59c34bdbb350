import { type Texts, translator } from 'mf-shared/i18n';
import styles from 'mf-shared/ui/field/field.module.css';

/** Fewer than this are told (CONF-84). */
const toldBelow = 11;
/** Codes and numbers are as long as they are: only what people write can grow too long. */
const shortestWritten = 40;
/** On the frame of a field that React has taken over. */
const mark = 'data-interactive';

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
    if (target === counted) return;
    end();
    if (!isLongField(target) || !target.closest(`[${mark}]`)) return;
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
  document.addEventListener('focusout', () => end());
  // A visitor who is writing already was faster than this code, or than the page's.
  const fields = new MutationObserver(() => begin(document.activeElement));
  fields.observe(document.body, { subtree: true, attributeFilter: [mark] });
  begin(document.activeElement);
}

const isLongField = (target: EventTarget | null): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.maxLength >= shortestWritten;
