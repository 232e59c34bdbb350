/** A control of text: a field, or the editor of a text with HTML. */
export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

export const isTyped = (field: TextField): field is HTMLInputElement | HTMLTextAreaElement => 'value' in field;

/** The words of a field, without tags: the source of a text with HTML is not taken for what it shows. */
export const wordsOf = (field: TextField): string =>
  isTyped(field) ? field.value : [...asOnPage(field).children].map((block) => block.textContent).join(' ');

/** Differs where what a field holds differs; an editor's own marks of the end of a line do not count. */
export const signOf = (field: TextField): string =>
  isTyped(field) ? field.value : field.innerHTML.replace(/<br class="ProseMirror-trailingBreak"[^>]*>/g, '');

/** What the field is called, without the note that it may be empty. */
export const nameOf = (field: TextField): string =>
  (isTyped(field) ? field.labels?.[0]?.firstChild?.textContent : null) ?? field.getAttribute('aria-label') ?? '';

const textNodes = (element: Element): Text[] => [...element.childNodes].filter((node) => node instanceof Text);

/** The nodes that React drew, and what they said: both are put back as they were. */
export interface Shown {
  nodes: readonly ChildNode[];
  words: readonly string[];
}

export const shownNow = (element: Element): Shown => ({
  nodes: [...element.childNodes],
  words: textNodes(element).map(({ data }) => data),
});

/** @param words what was put there since; where the page says something else by now, that stays */
export function putBack(element: Element, shown: Shown, words: string): void {
  if (element.textContent !== words) return;
  element.replaceChildren(...shown.nodes);
  for (const [place, text] of textNodes(element).entries()) text.data = shown.words[place] ?? '';
}

const blocks = 'p, ul, ol, h2, h3, h4, table, blockquote, figure';

/** What the editor's boxes are in the text (CONTENT-31, CONTENT-32). */
const tagsOfBoxes = { product: 'p', tabs: 'div', tab: 'details', title: 'summary', panel: 'div' } as const;

/**
 * A copy of what an editor holds, as the page shows it. All tabs are open for the person who writes, and a product is a line
 * of words: its card comes once the text is saved.
 */
function asOnPage(editor: HTMLElement): HTMLElement {
  const copy = editor.cloneNode(true) as HTMLElement;
  for (const [name, tag] of Object.entries(tagsOfBoxes))
    for (const box of copy.querySelectorAll(`[data-editing="${name}"]`)) {
      const part = document.createElement(tag);
      if (name === 'tabs') part.setAttribute('data-tabs', 'many');
      if (name === 'tab') part.setAttribute('open', '');
      if (name === 'product') part.textContent = lineOf(box);
      else part.append(...box.childNodes);
      box.replaceWith(part);
    }
  return copy;
}

const lineOf = (box: Element): string => [...box.children].flatMap(({ textContent }) => textContent || []).join(', ');

/**
 * Shows what a field holds: HTML where the page shows some, else words in the text that React drew and goes on with.
 * @returns whether there was a place for it
 */
export function write(field: TextField, element: HTMLElement): boolean {
  if (!isTyped(field) && element.querySelector(blocks)) {
    element.replaceChildren(...asOnPage(field).childNodes);
    return true;
  }
  const [first, ...others] = textNodes(element);
  if (!first || element.childElementCount > 0) return false;
  first.data = wordsOf(field);
  for (const text of others) text.data = '';
  return true;
}
