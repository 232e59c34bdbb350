const headings = 'h1, h2, h3, h4, h5, h6';
/** Where words stand that lead somewhere, or that a visitor types. */
const leading = 'a, button, label, nav, form, script, style, template';

/** Words without their spaces: HTML may have some between its blocks that a page does not show. */
const tight = (words: string): string => words.replace(/\s+/g, '');

/**
 * The innermost element of a page that shows exactly these words: the first in a heading, else the first element that leads
 * nowhere. Null where none shows them.
 * @param words as a form has them, without tags
 */
export function findShown(words: string, root: Element): HTMLElement | null {
  const wanted = tight(words);
  if (wanted === '') return null;
  const found = [...showing(wanted, root)].filter((element) => element.checkVisibility());
  return found.find((element) => element.closest(headings)) ?? found.find((each) => !each.closest(leading)) ?? null;
}

/** The innermost elements whose whole text is the wanted one, in their order. */
function* showing(wanted: string, element: Element): Generator<HTMLElement> {
  const text = tight(element.textContent);
  if (!text.includes(wanted)) return;
  const before = [...element.children];
  const inner = before.flatMap((child) => [...showing(wanted, child)]);
  if (inner.length > 0) yield* inner;
  else if (text === wanted && element instanceof HTMLElement) yield element;
}

/**
 * The element that holds the blocks of a text with HTML: of one paragraph that is found, what it stands in where nothing
 * else stands there.
 * @param blocks as an editor has them
 */
export function holderOf(found: HTMLElement, blocks: Element): HTMLElement {
  const { parentElement: parent } = found;
  const isBlock = blocks.children.length === 1 && blocks.firstElementChild?.tagName === found.tagName;
  return isBlock && parent && tight(parent.textContent) === tight(found.textContent) ? parent : found;
}
