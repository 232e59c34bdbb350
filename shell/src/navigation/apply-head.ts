import type { DocumentHead } from '../pages/document-head.ts';

/** Brings the document's head to the page that was navigated to. What only crawlers read stays the server's. */
export function applyHead({ title, description, canonical, isIndexed }: DocumentHead): void {
  document.title = title;
  set('meta', ['name', 'description'], 'content', description);
  set('link', ['rel', 'canonical'], 'href', isIndexed ? canonical : null);
  set('meta', ['name', 'robots'], 'content', isIndexed ? null : 'noindex');
}

/** The element of `tag` that the pair names gets `attribute`, or goes where there is no value. */
function set(tag: string, [name, text]: [string, string], attribute: string, value: string | null): void {
  const known = document.head.querySelector(`${tag}[${name}="${text}"]`);
  if (value === null || value === '') return void known?.remove();
  const element = known ?? document.createElement(tag);
  element.setAttribute(name, text);
  element.setAttribute(attribute, value);
  if (!known) document.head.append(element);
}
