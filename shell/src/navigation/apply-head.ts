import type { DocumentHead } from '../pages/document-head.ts';

/** Brings the document's head to the page that was navigated to. What only crawlers read stays the server's. */
export function applyHead({ title, description, canonical, isIndexed }: DocumentHead): void {
  document.title = title;
  set('meta[name="description"]', 'meta', { name: 'description' }, 'content', description);
  set('link[rel="canonical"]', 'link', { rel: 'canonical' }, 'href', isIndexed ? canonical : null);
  set('meta[name="robots"]', 'meta', { name: 'robots' }, 'content', isIndexed ? null : 'noindex');
}

function set(
  selector: string,
  tag: string,
  fixed: Record<string, string>,
  attribute: string,
  value: string | null,
): void {
  const known = document.head.querySelector(selector);
  if (value === null || value === '') return void known?.remove();
  const element = known ?? document.createElement(tag);
  for (const [name, text] of Object.entries(fixed)) element.setAttribute(name, text);
  element.setAttribute(attribute, value);
  if (!known) document.head.append(element);
}
