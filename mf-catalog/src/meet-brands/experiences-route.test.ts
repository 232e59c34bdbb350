import { expect, it } from 'vitest';
import { load, opening } from '../testing/opening.ts';
import { route } from './experiences-route.ts';

const kaamos = {
  ...{ id: 1, name: 'Kaamos', slug: 'kaamos', logo: null, title: 'Kaamos', description: '<p>Since 1978</p>' },
  ...{ metaDescription: '', promoImages: [], modelCount: 3 },
};
const answers = {
  '/api/experiences/': () => Response.json({ brands: [{ slug: 'kaamos', name: 'Kaamos', image: '/media/a' }] }),
  '/api/experiences/kaamos/': () => Response.json({ brand: kaamos, posts: [] }),
  '/api/experiences/rova/': () => new Response('{}', { status: 404 }),
};
const open = (path: string, slug: string) => opening(path, { slug }, answers);

it('without a slug all brands of the experiences are shown (ROUTE-28)', async () => {
  const { request } = open('/experiences/', '');
  const data = await load(route, request);
  if (typeof data === 'string') throw new Error(data);
  expect(data).toMatchObject({ kind: 'all', brands: [{ slug: 'kaamos' }] });
  expect(route.head?.(data, request)).toMatchObject({ canonicalPath: '/experiences/', image: '/media/a' });
});

it('a brand that the setting names has a page of its own, whatever case it is written in (ROUTE-28)', async () => {
  const { request } = open('/experiences/KAAMOS/', 'KAAMOS');
  const data = await load(route, request);
  if (typeof data === 'string') throw new Error(data);
  expect(data).toMatchObject({ kind: 'one', brand: { name: 'Kaamos' }, source: { slug: 'kaamos' } });
  expect(route.head?.(data, request)).toMatchObject({
    canonicalPath: '/experiences/kaamos/',
    description: 'Since 1978',
  });
});

it('other slugs are a 404; a service that fails is not (ROUTE-28)', async () => {
  expect(await load(route, open('/experiences/rova/', 'rova').request)).toBe('404 experiences.not_found');
  expect(await load(route, open('/experiences/routa/', 'routa').request)).not.toMatch(/^404/);
});

it('a shop without such brands has no such page (CONF-44)', async () => {
  const none = { '/api/experiences/': () => Response.json({ brands: [] }) };
  expect(await load(route, opening('/experiences/', { slug: '' }, none).request)).toBe('404 experiences.not_found');
});
