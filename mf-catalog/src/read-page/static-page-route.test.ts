import { expect, it } from 'vitest';
import { load, opening } from '../testing/opening.ts';
import { route } from './static-page-route.ts';

const slugs = { fi: 'tietosuoja', en: 'privacy', sv: 'dataskydd', de: 'datenschutz', fr: 'confidentialite', ru: 'k' };
const page = { id: 1, title: 'Privacy', slugs, content: '<p>Words</p>', productsInText: [] };

it.each(['/privacy/', '/tietosuoja/', '/page/privacy/'])(
  'a page read at %s names its own slug of every language to search engines and the language dialog',
  async (path) => {
    const { request } = opening(path, { slug: 'x' }, { '/api/static-page/': () => Response.json(page) });
    const data = await load(route, request);
    if (typeof data === 'string') throw new Error(data);
    const head = route.head?.(data, request);
    expect(head?.alternates).toMatchObject({ en: '/privacy/', fi: '/tietosuoja/', de: '/datenschutz/' });
    expect(head?.canonicalPath).toBeUndefined();
  },
);

it('a page that cannot be fetched is a failure and no empty page (ROUTE-115)', async () => {
  const failing = { '/api/static-page/': () => new Response('', { status: 500 }) };
  const { request } = opening('/privacy/', { slug: 'privacy' }, failing);
  expect(await load(route, request)).toBe('ApiFailure');
});

it('an address of no page is a 404 with its words (CONTENT-16, ROUTE-115)', async () => {
  const missing = { '/api/static-page/': () => Response.json({ error: { code: 'x', message: '' } }, { status: 404 }) };
  const { request } = opening('/nowhere/', { slug: 'nowhere' }, missing);
  expect(await load(route, request)).toBe('404 page.not_found');
});
