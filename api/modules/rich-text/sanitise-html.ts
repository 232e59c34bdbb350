import type { DOMPurify } from 'dompurify';
import type { Contact } from 'mf-shared/rules/contact-settings';
import type { LocaleStrategy } from 'mf-shared/rules/locale-path';
import type { SellerIdentity } from 'mf-shared/rules/seller-settings';
import { hasPartsIn, shapeParts } from './shape-parts.ts';

export interface RichTextSettings {
  /** Hosts whose absolute links are the shop's own. */
  ownHosts: readonly string[];
  /** What a video's address begins with; frames of anything else are taken out. */
  videoEmbedUrl: string;
  /** Where links name the reader's language. */
  localeStrategy: LocaleStrategy;
  /** What `{email}` and `{phone}` stand for. */
  contact: Contact;
  /** What `{company}`, `{address}`, `{business_id}` and `{vat_number}` stand for (LAW-1). */
  seller: SellerIdentity;
}

type SanitiserSettings = Pick<RichTextSettings, 'ownHosts' | 'videoEmbedUrl'>;

const tags =
  'p h2 h3 h4 ul ol li a strong em b i u s sub sup br hr blockquote figure figcaption img table caption thead tbody tr th td div span iframe details summary';
const attributes = 'href src alt title width height id lang colspan rowspan scope target rel allowfullscreen loading';
/** What tabs have besides; it is written by the sanitiser alone. */
const attributesOfTabs = 'name open';

let purifier: Promise<DOMPurify> | null = null;

/** The sanitiser and the document it works in, loaded when the first text needs them. */
function loadPurifier(): Promise<DOMPurify> {
  purifier ??= Promise.all([import('dompurify'), import('jsdom')]).then(([{ default: create }, { JSDOM }]) =>
    create(new JSDOM('').window),
  );
  return purifier;
}

/**
 * Rich text as pages may show it (CONTENT-10, CONTENT-13 to CONTENT-15): no script, style or handler; frames of the
 * video provider only, which nothing loads yet; links that open a window get `rel="noopener noreferrer"`; absolute
 * links to the shop itself become relative; products and tabs in their one form. Sanitising twice changes nothing more.
 * @param hasParts whether products and tabs may stand in it (CONTENT-31, CONTENT-32)
 */
export async function sanitiseHtml(html: string, settings: SanitiserSettings, hasParts = false): Promise<string> {
  if (isPlainMarkup(html)) return html;
  const purify = await loadPurifier();
  purify.removeAllHooks();
  purify.addHook('uponSanitizeElement', (node) => {
    if (isElement(node) && isForeign(node, settings)) node.remove();
  });
  purify.addHook('afterSanitizeAttributes', (node) => mendElement(node, settings));
  const allowed = { ALLOWED_TAGS: tags.split(' '), ALLOWED_ATTR: attributes.split(' ') };
  const root = purify.sanitize(html, { ...allowed, RETURN_DOM: true });
  if (!isElement(root)) throw new TypeError('The sanitiser gave no element');
  if (!hasPartsIn(root)) return root.innerHTML;
  shapeParts(root, hasParts);
  // What was moved is sanitised as it is written.
  const shapedAllowed = { ...allowed, ALLOWED_ATTR: `${attributes} ${attributesOfTabs}`.split(' ') };
  return purify.sanitize(root.innerHTML, shapedAllowed);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Frames of others, and pictures that the shop does not serve. */
function isForeign(node: Element, settings: SanitiserSettings): boolean {
  const source = node.getAttribute('src') ?? '';
  if (node.tagName === 'IFRAME')
    return !(source || node.getAttribute('data-src') || '').startsWith(settings.videoEmbedUrl);
  return node.tagName === 'IMG' && !ownPath(source, settings).startsWith('/');
}

function mendElement(node: Element, settings: SanitiserSettings): void {
  for (const name of ['href', 'src']) {
    const address = node.getAttribute(name);
    if (address === null) continue;
    // Pages load it when the visitor has agreed to videos from outside (CONTENT-13).
    if (node.tagName === 'IFRAME') moveToData(node, address);
    else node.setAttribute(name, ownPath(address, settings));
  }
  if (node.tagName === 'A' && node.hasAttribute('target')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
  if (node.tagName === 'IFRAME' || node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
}

function moveToData(frame: Element, address: string): void {
  frame.setAttribute('data-src', address);
  frame.removeAttribute('src');
}

/** An absolute address of the shop as its path; others as they are. */
function ownPath(address: string, { ownHosts }: SanitiserSettings): string {
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://x') : null;
  return url && ownHosts.includes(url.host) ? url.pathname + url.search + url.hash : address;
}

/** Paragraphs, headings, lists, and links within the shop: nothing that could do harm or needs a change. */
const harmless =
  /^(?:[^<]|<\/?(?:p|h[234]|ul|ol|li|strong|em|b|i|blockquote)>|<br>|<\/a>|<a href="\/(?!\/)[\w./#?=&;%+-]*">)*$/u;

/** Whether HTML is so plain that sanitising it would change nothing: most of it is, and costs nothing then. */
export const isPlainMarkup = (html: string): boolean => harmless.test(html);
