import type { ProductGroup } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { load, opening } from '../testing/opening.ts';
import { packed } from '../testing/packed.ts';
import { route } from './product-group-route.ts';

const path = '/clothing/jackets/';
const groupCall = '/api/products/productgroup/';
const listCall = '/api/products/productmodellist/';
const paths = { fi: '/vaatteet/takit/', en: path, sv: path, de: path, fr: path, ru: path };
const group: ProductGroup = {
  ...{
    id: 2,
    name: 'Jackets',
    shortName: 'Jackets',
    slug: 'jackets',
    path,
    paths,
    image: '',
    modelCount: 2,
    showInMenu: true,
  },
  ...{ description_html: '<p>Warm.</p>', meta_title: '', meta_description: '', children: [] },
  ...{ group_sorting: 'lowest', filterable_properties: [] },
  ancestors: [
    {
      id: 1,
      name: 'Clothing',
      shortName: 'Clothing',
      path: '/clothing/',
      slug: 'clothing',
      image: '/media/scenes/camp',
    },
  ],
};
const found = () => Response.json([group]);
const items = [listItem({ id: 1, name: 'Kuura' }), listItem({ id: 2, name: 'Aava' })];
const listed = () => new Response(packed(items));

describe('a product group (LIST-1 to LIST-6)', () => {
  it('is asked for by its path’s segments, lowercased', async () => {
    const { calls, request } = opening('/Clothing/JACKETS/', {}, { [groupCall]: found, [listCall]: listed });
    expect(await load(route, request)).toMatchObject({ group: { name: 'Jackets' }, page: { total: 2 } });
    expect(calls.find(({ pathname }) => pathname === groupCall)?.searchParams.get('path')).toBe(path);
  });

  it.each<[string, () => Response]>([
    ['there is none', () => Response.json([])],
    ['the service says so', () => new Response('{}', { status: 404 })],
    ['loading fails', () => new Response('{}', { status: 500 })],
    ['the answer is no JSON', () => new Response('<html>')],
  ])('is not found where %s (LIST-6)', async (_, answer) => {
    const { request } = opening('/nosuch/', {}, { [groupCall]: answer, [listCall]: listed });
    expect(await load(route, request)).toBe('404 group.not_found');
  });

  it('stands with an empty list, and the log is told, where only the list fails (LIST-7)', async () => {
    const { calls, request } = opening(path, {}, { [groupCall]: found });
    expect(await load(route, request)).toMatchObject({
      group: { name: 'Jackets' },
      page: { cards: [], total: 0, isFailed: true },
    });
    const told = calls.find(({ pathname }) => pathname === '/api/')?.searchParams.get('err');
    expect(told).toContain(`list {"kind":"models","source":"ProductGroup"`);
  });

  it('has breadcrumbs of the groups above it, and every language’s path', async () => {
    const { request } = opening(path, {}, { [groupCall]: found, [listCall]: listed });
    const data = await load(route, request);
    if (typeof data === 'string') throw new Error(data);
    const head = route.head?.(data, request);
    expect(head).toMatchObject({ title: 'Jackets', description: 'Warm.', canonicalPath: path, alternates: paths });
    expect(JSON.stringify(head?.jsonLd)).toMatch(/Clothing.*Jackets/);
  });
});

describe('a long list’s pages', () => {
  const many = Array.from({ length: 130 }, (_, index) => listItem({ id: index + 1, name: `Jacket ${index + 1}` }));
  const plain = () => Response.json([{ ...group, group_sorting: 'default' }]);
  const open = async (query: string) => {
    const { request } = opening(path + query, {}, { [groupCall]: plain, [listCall]: () => new Response(packed(many)) });
    const data = await load(route, request);
    return typeof data === 'string'
      ? data
      : { ids: data.page.cards.map(({ id }) => id), head: route.head?.(data, request) };
  };

  it('each shows the next cards (LIST-31)', async () => {
    const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(await open('')).toMatchObject({ ids: ids(1, 60) });
    expect(await open('?page=2')).toMatchObject({ ids: ids(61, 120), head: { page: 2 } });
    expect(await open('?page=3')).toMatchObject({ ids: ids(121, 130) });
  });

  it('beyond the last there is none (LIST-31)', async () => {
    expect(await open('?page=4')).toBe('404 page.not_found');
  });

  it('a page of a filtered list belongs to the list for search engines (LIST-32)', async () => {
    expect(await open('?page=2&sort=newest')).toMatchObject({ head: { page: 1, canonicalPath: path } });
  });
});
