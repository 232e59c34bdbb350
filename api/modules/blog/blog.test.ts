import { article, magazine, postList } from 'mf-shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({}, async (db) => {
    await insertMany(db, 'bloggers', [
      { id: 1, slug: 'outi', name: 'Outi', image: 'scenes/ruska', texts: { fi: { description: 'Opas' } } },
    ]);
    await insertMany(db, 'articles', [
      {
        id: 2,
        kind: 'test',
        slugs: { fi: 'takkitesti', en: 'jacket-test' },
        image: 'scenes/ruska',
        blogger_id: 1,
        published_on: '2026-03-01',
        texts: { fi: { title: 'Testi', content: '<p>Vesi valuu</p>' }, en: { title: 'Test', content: '<p>Rain</p>' } },
        minutes: 2,
        sort_order: 1,
      },
    ]);
    await insertMany(db, 'article_models', [
      { article_id: 2, model_id: 10 },
      { article_id: 2, model_id: 12 },
    ]);
  });
});
afterAll(() => service.close());

describe('the magazine (ROUTE-34 to ROUTE-39)', () => {
  it('leads with a guide and shows what is newest of each category', async () => {
    const answer = magazine.parse((await service.call('/api/blog/')).json());
    expect(answer.lead?.path).toBe('/life-outdoors/blog/nain-valitset-takin/');
    expect(answer.sections.map(({ category, path, posts }) => [category, path, posts.length])).toEqual([
      ['guide', '/life-outdoors/guides/', 0],
      ['test', '/life-outdoors/product-tests/', 1],
    ]);
    expect(answer.bloggers[0]).toMatchObject({ name: 'Outi', image: '/media/scenes/ruska' });
  });

  it('lists by category and by author, newest first', async () => {
    const list = async (query: string) => postList.parse((await service.call(`/api/blog/posts/${query}`)).json());
    expect((await list('')).posts.map(({ slug }) => slug)).toEqual(['takkitesti', 'nain-valitset-takin']);
    expect((await list('?category=guides')).posts.map(({ slug }) => slug)).toEqual(['nain-valitset-takin']);
    expect(await list('?blogger=outi')).toMatchObject({ blogger: { name: 'Outi' }, posts: [{ slug: 'takkitesti' }] });
  });

  it('opens an article by its slug in any language, with its public products only', async () => {
    const answer = await service.call('/api/blog/posts/takkitesti/', { locale: 'en' });
    const opened = article.parse(answer.json());
    expect(opened).toMatchObject({
      title: 'Test',
      content: '<p>Rain</p>',
      slug: 'jacket-test',
      publishedOn: '2026-03-01',
    });
    expect(opened.paths).toMatchObject({
      fi: '/life-outdoors/blog/takkitesti/',
      en: '/life-outdoors/blog/jacket-test/',
    });
    expect(opened.products.map(({ id }) => id)).toEqual([10]);
    expect(opened.related.map(({ slug }) => slug)).toEqual(['nain-valitset-takin']);
  });

  it.each(['posts/nothing/', 'posts/?category=nonsense', 'posts/?blogger=nobody', 'posts/?page=9'])(
    'answers 404 for %s',
    async (path) => expect((await service.call(`/api/blog/${path}`)).statusCode).toBe(404),
  );

  it.each(['posts/?page=-1', 'posts/?page=x', 'posts/takkitesti/?taxAreaId=999'])('refuses %s', async (path) =>
    expect((await service.call(`/api/blog/${path}`)).statusCode).toBe(400),
  );
});
