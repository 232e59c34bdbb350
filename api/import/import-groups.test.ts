import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffGroup, StaffGroups } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteUpload } from '../modules/content/shown-pictures.ts';
import { photograph, writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type StaffCall, staffCall } from '../testing/staff-calls.ts';
import { type TestService, testService } from '../testing/test-service.ts';
import { importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const originalsDir = mkdtempSync(join(tmpdir(), 'havu-originals-'));
const path = '/api/staff/groups/';
const line = { key: 'teltat', slugs: { fi: 'teltat', en: 'tents' }, names: { fi: 'Teltat', en: 'Tents' } };

async function bring(...groups: object[]) {
  const folder = await writeMerchantFolder({ groups });
  await writeFile(join(folder, 'front.jpg'), await photograph('#224466'));
  const counts = await importCatalogue(service.open.db, openFolder(folder), { originalsDir });
  return counts.groups;
}
async function stored(slug: string): Promise<StaffGroup> {
  const { results } = await call<StaffGroups>(path);
  const id = results.find(({ paths }) => paths.fi.endsWith(`/${slug}/`))?.id;
  return call<StaffGroup>(`${path}${id}/`);
}
const write = async (change: object) => {
  const { id, state } = await stored('teltat');
  return call(`${path}${id}/`, { ...state, ...change, was: state });
};
const leadsTo = async (from: string) =>
  (await service.call(`/api/redirects/?path=${from}`, { locale: 'en' })).json<{ path: string }>().path;

it('what a file does not name of a group stays as the staff wrote it, and what it names is written (STAFF-56)', async () => {
  expect(await bring(line)).toMatchObject({ new: 1 });
  expect((await stored('teltat')).state).toMatchObject({ show_in_menu: true, descriptions: {} });
  await write({
    ...{ names: { ...line.names, sv: 'Tält' }, short_names: { fi: 'Telta' }, show_in_menu: false },
    ...{ meta_titles: { en: 'All tents' }, descriptions: { en: '<p>Dry</p>', de: '<p>Trocken</p>' } },
  });
  expect(await bring(line)).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await stored('teltat')).state.show_in_menu).toBe(false);
  const texts = { en: { description_html: '<p>Light</p>' }, de: { description_html: '' } };
  await bring({ ...line, names: { en: 'Tents for two' }, texts });
  expect((await stored('teltat')).state).toMatchObject({
    ...{ names: { fi: 'Teltat', en: 'Tents for two', sv: 'Tält' }, short_names: { fi: 'Telta' }, show_in_menu: false },
    ...{ meta_titles: { en: 'All tents' }, descriptions: { en: '<p>Light</p>' } },
  });
  await bring({ ...line, inMenu: true });
  expect((await stored('teltat')).state.show_in_menu).toBe(true);
});

it('a picture stays where a file names none, and is the file’s where it does (STAFF-56)', async () => {
  const { db } = service.open;
  await noteUpload(db, 'imported/own');
  await write({ image: '/media/imported/own' });
  expect(await bring(line)).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await stored('teltat')).state.image).toBe('/media/imported/own');
  expect(await bring({ ...line, image: 'front.jpg' })).toMatchObject({ changed: 1 });
  expect((await stored('teltat')).state.image).toMatch(/^\/media\/imported\/(?!own)/);
  await write({ image: '' });
  await bring(line);
  expect((await stored('teltat')).state.image).toBe('');
});

it('the links of the menu stay where a file changes their group and names none (STAFF-62)', async () => {
  const { id } = await stored('teltat');
  const links = [{ slug: '/newest/', image: 'groups/x', titles: { fi: 'Uutta' } }];
  const linksNow = async () => {
    const { db } = service.open;
    return db.selectFrom('product_groups').select('menu_links').where('id', '=', id).executeTakeFirstOrThrow();
  };
  await service.open.db
    .updateTable('product_groups')
    .set({ menu_links: JSON.stringify(links) })
    .where('id', '=', id)
    .execute();
  expect(await bring({ ...line, names: { ...line.names, sv: 'Tältet' } })).toMatchObject({ changed: 1 });
  expect(await linksNow()).toEqual({ menu_links: links });
  await bring({ ...line, names: { ...line.names, sv: 'Tält' } });
});

it('the links of the menu that a file names are written, and taken away where it names an empty list (STAFF-62)', async () => {
  const linksNow = async () => {
    const { results } = await call<StaffGroups>(path);
    const id = results.find(({ paths }) => paths.fi.endsWith('/teltat/'))?.id;
    const { db } = service.open;
    return (await db.selectFrom('product_groups').select('menu_links').where('id', '=', Number(id)).executeTakeFirst())
      ?.menu_links;
  };
  const link = { path: '/newest/', titles: { fi: 'Uutta', en: 'New' }, image: 'front.jpg' };
  expect(await bring({ ...line, menuLinks: [link] })).toMatchObject({ changed: 1 });
  expect(await linksNow()).toEqual([{ slug: '/newest/', titles: link.titles, image: expect.any(String) }]);
  expect(await bring(line)).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await linksNow()).toHaveLength(1);
  await bring({ ...line, menuLinks: [] });
  expect(await linksNow()).toEqual([]);
});

it.each([
  [[{ path: 'https://elsewhere.example/' }], 'menuLinks.0.path is no address of the shop'],
  [[{ path: '/staff/orders/' }], 'menuLinks.0.path is no page that shoppers read'],
  [[{ path: '/newest/' }, { path: '/newest/' }], 'menuLinks has two links to one page'],
  [Array.from({ length: 7 }, (_, at) => ({ path: `/a${at}/` })), 'menuLinks'],
])('links of the menu that could not stand there are told: %j (STAFF-62)', async (links, told) => {
  const menuLinks = links.map((each) => ({ titles: { fi: 'Uutta' }, image: 'front.jpg', ...each }));
  await expect(bring({ ...line, menuLinks })).rejects.toMatchObject({
    problems: { told: [expect.stringContaining(told)] },
  });
});

it('a group that vanished from its file leaves menus, and comes back with it; one that staff made stays (STAFF-56)', async () => {
  const made = { names: { fi: 'Laavut' }, slugs: { fi: 'laavut' }, parent_id: null, show_in_menu: true };
  await call(path, made, 'POST');
  const other = { key: 'makuupussit', slugs: { fi: 'makuupussit' }, names: { fi: 'Makuupussit' } };
  expect(await bring(other)).toMatchObject({ new: 1, vanished: 1 });
  expect((await stored('teltat')).show_in_menu).toBe(false);
  expect((await stored('laavut')).show_in_menu).toBe(true);
  await bring(other, line);
  expect((await stored('teltat')).show_in_menu).toBe(true);
});

it('a slug or a place that a file changes leads from the old address to the new one (IMPORT-5, ROUTE-137)', async () => {
  const below = { key: 'kupolit', parent: 'teltat', slugs: { en: 'domes' }, names: { en: 'Domes' } };
  await bring(line, below);
  await bring({ ...line, slugs: { ...line.slugs, en: 'shelters' } }, below);
  await expect.poll(() => leadsTo('/tents/domes/')).toBe('/shelters/domes/');
  await bring(line, { ...below, parent: undefined });
  await expect.poll(() => leadsTo('/tents/domes/')).toBe('/domes/');
  expect(await leadsTo('/shelters/')).toBe('/tents/');
});

it('the filters of a group stay where a file names none, and are the file’s where it does (STAFF-75)', async () => {
  const { id, all_properties } = await stored('teltat');
  const [first = { key: '' }] = all_properties;
  await call(`${path}${id}/filters/`, { properties: [first.key] });
  expect(await bring(line)).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await stored('teltat')).filters.properties).toEqual([first.key]);
  await bring({ ...line, properties: [] });
  expect((await stored('teltat')).filters.properties).toEqual([]);
});

it('a value of a property that products have stays, whatever a file names (STAFF-74)', async () => {
  const { db } = service.open;
  const property = { key: 'lining', names: { en: 'Lining' }, filter: 'checkbox', values: { mesh: { en: 'Mesh' } } };
  const bringProperty = async () => {
    const folder = await writeMerchantFolder({ properties: [property] });
    return importCatalogue(db, openFolder(folder), { originalsDir });
  };
  await bringProperty();
  const names = { mesh: { en: 'Net' }, fleece: { en: 'Fleece' }, silk: { en: 'Silk' } };
  const own = db.updateTable('properties').set({ value_names: JSON.stringify(names) });
  const { id } = await own.where('slug', '=', 'lining').returning('id').executeTakeFirstOrThrow();
  const { model_id } = await db.selectFrom('variants').select('model_id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('model_properties')
    .values({ model_id, property_id: id, value: 'fleece', number: null })
    .execute();
  await bringProperty();
  const { value_names } = await db
    .selectFrom('properties')
    .select('value_names')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(value_names).toEqual({ mesh: { en: 'Mesh' }, fleece: { en: 'Fleece' } });
});
