import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { immutable } from '../static/static-files.ts';

/** A small script of the document itself, beside the build: its address and its integrity are made of its text. */
interface DocumentScript {
  href: string;
  integrity: string;
  text: string;
}

function documentScript(name: string, text: string): DocumentScript {
  const hash = (algorithm: 'sha256' | 'sha384', encoding: 'hex' | 'base64') =>
    createHash(algorithm).update(text).digest(encoding);
  return {
    href: `/assets/${name}.${hash('sha256', 'hex').slice(0, 10)}.js`,
    integrity: `sha384-${hash('sha384', 'base64')}`,
    text,
  };
}

/**
 * Lets the picture that leads a page come before the page's code: on a slow line they would share it. The document names
 * the code as `<link rel="later">` and `<script type="later">`; this deferred script runs when the sheets are there and
 * asks for it. What it asks for takes a round trip to begin, in which the picture comes in.
 * Copies of parsed elements need no Trusted Types policy: their addresses are the document's.
 */
export const pictureFirst = documentScript(
  'picture-first',
  `for (const later of document.querySelectorAll('script[type=later]')) {
  const script = later.cloneNode();
  script.removeAttribute('type');
  script.async = false;
  later.replaceWith(script);
}
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'preload';
`,
);

/**
 * Gives up the files of a remote whose style sheet hangs: a sheet holds back the page and its scripts. The page's code takes
 * them for slow then and says so (`document-files.ts`). Runs beside the sheets, not after them. Only another address ends
 * a sheet's request.
 */
export const slowSheets = documentScript(
  'slow-sheets',
  `setTimeout(() => {
  const sheets = [...document.querySelectorAll('link[rel=stylesheet][href^="/remotes/"]')].filter((link) => !link.sheet);
  for (const link of sheets) {
    link.href = 'data:text/css,';
    link.remove();
  }
  if (sheets.length > 0) for (const link of document.querySelectorAll('link[as=script][href^="/remotes/"]')) link.rel = 'slow';
}, 5000);
`,
);

/** The document's scripts at their addresses. */
export function addDocumentScripts(app: FastifyInstance): void {
  for (const { href, text } of [pictureFirst, slowSheets])
    app.get(href, (_request, reply) => {
      reply.type('text/javascript; charset=utf-8').header('cache-control', immutable).send(text);
    });
}
