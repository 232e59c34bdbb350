import { isPlainMarkup, type RichTextSettings, sanitiseHtml } from './sanitise-html.ts';
import { listPlaceholders } from './shape-parts.ts';

/**
 * What shoppers would not get of an author's HTML, because the sanitiser takes it away (CONTENT-10): elements, and attributes
 * of elements that stay, as they are written, and lists that a title has no room for. Empty where nothing is lost.
 * @param hasParts whether products and tabs may stand in it
 */
export async function findLostHtml(
  html: string,
  settings: Pick<RichTextSettings, 'ownHosts' | 'videoEmbedUrl'>,
  hasParts = false,
): Promise<string[]> {
  if (isPlainMarkup(html)) return [];
  const { JSDOM } = await import('jsdom');
  const partsOf = (words: string) => countParts(JSDOM.fragment(words));
  const [before, after] = [partsOf(html), partsOf(await sanitiseHtml(html, settings, hasParts))];
  const isLess = (part: string) => (after.get(part) ?? 0) < (before.get(part) ?? 0);
  // An element takes its attributes with it.
  const isOwnLoss = (part: string) => isElement(part) || !isLess(part.split(' ', 1)[0] ?? '');
  return [...new Set([...before.keys()].filter((part) => isLess(part) && isOwnLoss(part)).map(asWritten))];
}

/** How often each part stands in a text: `img` and `img alt`. */
function countParts(fragment: DocumentFragment): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of fragment.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    // The place of a product is told by what makes it one.
    if (!element.hasAttribute('data-product')) count(tag);
    // A frame's address is there for visitors who agree to videos (CONTENT-13).
    for (const name of element.getAttributeNames())
      count(`${tag} ${tag === 'iframe' && name === 'src' ? 'data-src' : name}`);
  }
  // A title of a tab has no room for a list (CONTENT-32).
  for (const [placeholder] of (fragment.textContent ?? '').matchAll(listPlaceholders)) count(placeholder);
  return counts;
}

const isElement = (part: string): boolean => !part.includes(' ');

function asWritten(part: string): string {
  if (part.startsWith('{')) return part;
  return isElement(part) ? `<${part}>` : `${part.split(' ')[1]}="…"`;
}
