import { describe, expect, it } from 'vitest';
import { listItem } from '../testing/list-item.ts';
import { load, opening } from '../testing/opening.ts';
import { packed } from '../testing/packed.ts';
import { route } from './brand-route.ts';

const brandCall = '/api/brand/';
const listCall = '/api/products/productmodellist/';
const brand = { id: 1, slug: 'kaamos', name: 'Kaamos', title: '', description: '<p>From Rovaniemi.</p>' };
const found = () => Response.json({ ...brand, logo: null, metaDescription: '', promoImages: ['/media/scenes/camp'] });
const listed = () => new Response(packed([listItem({ id: 1, name: 'Kuura' })]));
const open = (slug: string, answers: Parameters<typeof opening>[2]) =>
  opening(`/${slug}/`, { manufacturerSlug: slug }, answers);

describe('a brand (LIST-11 to LIST-14)', () => {
  it('is asked for by its slug, lowercased', async () => {
    const { calls, request } = open('KAAMOS', { [brandCall]: found, [listCall]: listed });
    expect(await load(route, request)).toMatchObject({ brand: { name: 'Kaamos' }, page: { total: 1 } });
    expect(calls.find(({ pathname }) => pathname === brandCall)?.searchParams.get('slug')).toBe('kaamos');
  });

  it.each([404, 500, 503])('is not found where its call ends with %i (LIST-17)', async (status) => {
    const { request } = open('nosuch', { [brandCall]: () => new Response('{}', { status }), [listCall]: listed });
    expect(await load(route, request)).toBe('404 brand.not_found');
  });

  it('stands with an empty list, and the log is told, where only the list fails (LIST-7)', async () => {
    const { calls, request } = open('kaamos', { [brandCall]: found });
    expect(await load(route, request)).toMatchObject({ brand: { name: 'Kaamos' }, page: { isFailed: true } });
    expect(calls.some(({ pathname }) => pathname === '/api/')).toBe(true);
  });

  it('has the breadcrumbs Brands and its name', async () => {
    const { request } = open('kaamos', { [brandCall]: found, [listCall]: listed });
    const data = await load(route, request);
    if (typeof data === 'string') throw new Error(data);
    const head = route.head?.(data, request);
    expect(head).toMatchObject({ title: 'Kaamos', description: 'From Rovaniemi.', image: '/media/scenes/camp' });
    expect(JSON.stringify(head?.jsonLd)).toMatch(/brand\.all.*Kaamos/);
  });
});
