import type { Sitemap } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const ask = async (page: number): Promise<Sitemap> => (await service.call(`/api/sitemap/?page=${page}`)).json();

describe('the pages for search engines (issue "The catalogue", 12)', () => {
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

  it('has nothing beyond the last page, and refuses what is no page', async () => {
    expect(await ask(2)).toEqual({ pages: 1, entries: [] });
    for (const page of ['0', '101', 'x'])
      expect((await service.call(`/api/sitemap/?page=${page}`)).statusCode).toBe(400);
  });
});
