import { createHash } from 'node:crypto';
import { type Exchange, immutable, send } from '../answer/send.ts';

/**
 * Lets the picture that leads a page come before the page's code: on a slow line they would share it. The document names
 * the code as `<link rel="later">` and `<script type="later">`; this deferred script runs when the sheets are there and
 * asks for it. What it asks for takes a round trip to begin, in which the picture comes in.
 * Copies of parsed elements need no Trusted Types policy: their addresses are the document's.
 */
const text = `for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'preload';
for (const later of document.querySelectorAll('script[type=later]')) {
  const script = later.cloneNode();
  script.removeAttribute('type');
  script.async = false;
  later.replaceWith(script);
}
`;

const hash = (algorithm: 'sha256' | 'sha384', encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(text).digest(encoding);

export const pictureFirst = {
  href: `/assets/picture-first.${hash('sha256', 'hex').slice(0, 10)}.js`,
  integrity: `sha384-${hash('sha384', 'base64')}`,
};

export function sendPictureFirst(exchange: Exchange): void {
  send(exchange, 200, text, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutable });
}
