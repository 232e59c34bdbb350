import { resources, type Sitemap } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import type { StoredTab } from '../../db/schema/stored-json.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    const tab = (slug: string, tabs: StoredTab[] = []): StoredTab => ({ slug, title: slug, content: '', tabs });
    const texts = {
      fi: { title: 'Hoito', tabs: [tab('vaatteet', [tab('kuori')]), tab('kengat')] },
      en: { title: 'Care', tabs: [tab('clothes', [tab('shell')]), tab('boots')] },
    };
    const place = { section: 'service' as const, show_in_navigation: false, sort_order: 9 };
    await insertMany(db, 'tabbed_pages', [{ id: 9, slugs: { fi: 'hoito', en: 'care' }, texts, ...place }]);
  });
});
afterAll(() => service.close());

const ask = async (page: number): Promise<Sitemap> => (await service.call(`/api/sitemap/?page=${page}`)).json();

describe('the pages for search engines', () => {
  it('names groups, brands, content and products with their paths in every language', async () => {
    const { pages, entries } = await ask(1);
    expect(pages).toBe(1);
    const paths = entries.map((entry) => entry.paths.en);
    expect(paths).toEqual(expect.arrayContaining(['/kaamos/', '/clothing/', '/stores/tampere/']));
    expect(entries.find(({ paths: { fi } }) => fi.endsWith('/kuura/'))?.paths.en).toMatch(
      /^\/kaamos\/clothing\/.*kuura\/$/,
    );
  });

  it('leaves out what is not public and what only a campaign shows', async () => {
    const paths = (await ask(1)).entries.map((entry) => entry.paths.fi).join(' ');
    expect(paths).toContain('/halla/');
    expect(paths).not.toContain('/salattu/');
    expect(paths).not.toContain('/lahja/');
  });

  it('names stores that have a page: neither the warehouse nor the web shop', async () => {
    const paths = (await ask(1)).entries.map(({ paths: { fi } }) => fi).filter((path) => path.startsWith('/stores/'));
    const { stores } = resources.parse((await service.call('/api/resources/')).json());
    const ofType = (type: string) =>
      stores.filter((store) => store.type === type).map(({ slug }) => `/stores/${slug}/`);
    expect(ofType('warehouse').length).toBeGreaterThan(0);
    expect(paths.toSorted()).toEqual(ofType('retail').toSorted());
  });

  it('names the tabs of a tabbed page, in every language by their slugs there, and not the page that leads to the first', async () => {
    const paths = (await ask(1)).entries.map((entry) => entry.paths);
    expect(paths.filter(({ en }) => en.startsWith('/care/')).map(({ en, fi }) => [en, fi])).toEqual([
      ['/care/clothes/shell/', '/hoito/vaatteet/kuori/'],
      ['/care/boots/', '/hoito/kengat/'],
    ]);
  });

  it('has nothing beyond the last page, and refuses what is no page', async () => {
    expect(await ask(2)).toEqual({ pages: 1, entries: [] });
    for (const page of ['0', '101', 'x'])
      expect((await service.call(`/api/sitemap/?page=${page}`)).statusCode).toBe(400);
  });
});
