import type { Locale } from 'mf-shared/contract';
import { findShown, holderOf } from './find-shown.ts';
import {
  isTyped,
  nameOf,
  putBack,
  type Shown,
  shownNow,
  signOf,
  type TextField,
  wordsOf,
  write,
} from './text-field.ts';

/** Those of an editor's panels have no names. */
const fields = 'input[name], textarea[name], [contenteditable="true"]';
/** On a marked text these do what they do in the shop. */
const pressed = 'a, button, summary, input, select, textarea, label, video';

/** What fields held when the page showed it: who typed into one sees it on the page again, when that page is shown again. */
type StoredWords = WeakMap<TextField, string>;

/** What was typed and is not known to be saved. */
interface Typed {
  field: TextField;
  /** What the page showed before. */
  before: Shown;
  /** The words that were put there. */
  words: string;
}

/**
 * The page beside the forms that change it. What a field of the page's language holds is marked where the page shows it: a
 * press there leads to the field, and what is typed shows there at once. What was typed and not saved is taken off the
 * page in the end.
 */
export class PageMarks {
  readonly #forms: HTMLElement;
  readonly #locale: Locale;
  readonly #stored: StoredWords;
  readonly #shown = new Map<TextField, HTMLElement>();
  readonly #typed = new Map<HTMLElement, Typed>();
  /** How the editors stood that were seen last: they change without telling. */
  readonly #signs = new WeakMap<TextField, string>();
  readonly #listeners = new AbortController();
  readonly #edits = new MutationObserver(() => this.#follow());

  /** @param forms holds the forms @param locale the page's @param stored outlives this page */
  constructor(forms: HTMLElement, locale: Locale, stored: StoredWords = new WeakMap()) {
    this.#forms = forms;
    this.#locale = locale;
    this.#stored = stored;
    const { signal } = this.#listeners;
    const point = ({ target }: FocusEvent) => {
      // Before anything is typed: other words would not be found.
      this.find();
      this.#point(target);
    };
    forms.addEventListener('input', () => this.#follow(), { signal });
    forms.addEventListener('focusin', point, { signal });
    // Before the page's own listeners.
    document.addEventListener('click', (event) => this.#press(event), { signal, capture: true });
    this.#edits.observe(forms, { childList: true, characterData: true, subtree: true });
  }

  /** Finds where the page shows what the fields hold; what is marked and still there stays so. */
  find(): void {
    const page = document.querySelector('main');
    if (!page) return;
    for (const [field, element] of this.#shown)
      if (!page.contains(element) || !this.#isOfPage(field)) this.#forget(field, element);
    for (const field of this.#forms.querySelectorAll<HTMLElement>(fields)) {
      if (this.#shown.has(field) || !this.#isOfPage(field)) continue;
      const element = this.#placeOf(field, page);
      // Two fields may say the same: the first one has the place.
      if (element && ![...this.#shown.values()].includes(element)) this.#mark(field, element);
    }
    this.#follow();
  }

  #placeOf(field: TextField, page: Element): HTMLElement | null {
    const stored = this.#stored.get(field);
    const found = findShown(wordsOf(field), page) ?? (stored === undefined ? null : findShown(stored, page));
    return found && !isTyped(field) ? holderOf(found, field) : found;
  }

  /** A form holds what is stored: the page shows it with reason. @param formId begins the ids of its fields */
  keep(formId: string): void {
    // The form of a tab below another has an id that begins with that of the tab above: its fields are not meant.
    const isOfForm = ({ id }: TextField) => id.startsWith(`${formId}-`) && !id.slice(formId.length + 1).includes('-');
    for (const field of this.#forms.querySelectorAll<HTMLElement>(fields))
      if (isOfForm(field)) this.#stored.set(field, wordsOf(field));
    for (const [element, { field }] of this.#typed) {
      if (!isOfForm(field)) continue;
      this.#typed.delete(element);
      delete element.dataset.editChanged;
    }
  }

  /** Takes marks off the page, and what was typed and not saved. */
  end(): void {
    this.#listeners.abort();
    this.#edits.disconnect();
    for (const [element, { before, words }] of this.#typed) putBack(element, before, words);
    this.#typed.clear();
    for (const [field, element] of this.#shown) this.#forget(field, element);
  }

  #isOfPage(field: TextField): boolean {
    // Words for search engines stand on no page, and may say what a text says that does.
    if (field.getAttribute('name')?.startsWith('meta_')) return false;
    const ofLanguage = field.closest<HTMLElement>('[lang]');
    return ofLanguage?.lang === this.#locale && this.#forms.contains(ofLanguage) && field.checkVisibility();
  }

  #mark(field: TextField, element: HTMLElement): void {
    this.#shown.set(field, element);
    if (!this.#stored.has(field)) this.#stored.set(field, wordsOf(field));
    // What was typed before the page was shown is put there.
    this.#signs.set(field, this.#stored.get(field) === wordsOf(field) ? signOf(field) : '');
    element.dataset.editHere = nameOf(field);
    if (this.#typed.has(element)) element.dataset.editChanged = '';
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  }

  #forget(field: TextField, element: HTMLElement): void {
    this.#shown.delete(field);
    for (const name of ['editHere', 'editChanged', 'editCurrent']) delete element.dataset[name];
    element.style.removeProperty('position');
    if (element.style.length === 0) element.removeAttribute('style');
  }

  /** Shows what the fields hold that changed since they were looked at. */
  #follow(): void {
    for (const [field, element] of this.#shown) {
      const sign = signOf(field);
      if (!field.isConnected || this.#signs.get(field) === sign) continue;
      this.#signs.set(field, sign);
      const before = this.#typed.get(element)?.before ?? shownNow(element);
      if (!write(field, element)) continue;
      this.#typed.set(element, { field, before, words: element.textContent });
      element.dataset.editChanged = '';
    }
  }

  #point(target: EventTarget | null): void {
    for (const [field, element] of this.#shown) {
      delete element.dataset.editCurrent;
      if (!(target instanceof Node) || !field.contains(target)) continue;
      element.dataset.editCurrent = '';
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  }

  #press(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (target.closest(pressed)) return;
    for (const [field, element] of this.#shown) {
      if (!element.contains(target) || !field.checkVisibility()) continue;
      event.preventDefault();
      event.stopPropagation();
      field.focus();
      return;
    }
  }
}
