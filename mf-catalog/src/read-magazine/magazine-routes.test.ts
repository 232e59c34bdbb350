import type { Article, PostList } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { PageError, PageRedirect, type PageRequest, type RouteModule } from 'mf-shared/router';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { describe, expect, it } from 'vitest';
import { route as articleRoute } from './article-route.ts';
import { route as postsRoute } from './posts-route.ts';

const path = '/life-outdoors/blog/three-layers/';
const article: Article = {
  ...{ slug: 'three-layers', title: 'Three layers', label: 'Dressing', summary: 'Less is warmer', minutes: 6 },
  ...{ image: '/media/scenes/ruska', path, category: 'guide', categoryPath: '/life-outdoors/guides/' },
  ...{ publishedOn: '2026-11-09', content: '<p>Start cold</p>', products: [], productsInText: [], related: [] },
  metaDescription: '',
  blogger: { slug: 'outi', name: 'Outi', description: '', image: null, path: '/life-outdoors/bloggers/outi/' },
  paths: { fi: '/life-outdoors/blog/kolme-kerrosta/', en: path, sv: path, de: path, fr: path, ru: path },
};
const posts: PostList = { category: null, categories: [], blogger: null, posts: [], page: 1, pages: 1 };

/** Opens a page of a magazine that is served elsewhere, and notes the call. */
function opening(address: string, params: Record<string, string>, answer: object, status = 200) {
  const calls: string[] = [];
  const api = createApiClient({
    origin: 'http://service',
    locale: 'en',
    fetch: async (input) => {
      calls.push(String(input));
      return new Response(JSON.stringify(answer), { status });
    },
  });
  const url = new URL(address, 'http://localhost');
  const config = { ...testConfig, blogApiPrefix: '/magazine/v1' };
  const { signal } = new AbortController();
  const request: PageRequest = { api, url, path: url.pathname, params, config, signal, text: (key) => key };
  return { calls, request };
}

async function load<Data>(route: RouteModule<Data>, request: PageRequest): Promise<Data | string> {
  try {
    return (await route.loader?.(request)) ?? 'nothing';
  } catch (error) {
    if (error instanceof PageRedirect) return `${error.status} ${error.path}`;
    return error instanceof PageError ? `${error.statusCode} ${error.statusMessage}` : String(error);
  }
}

describe('an article (ROUTE-35)', () => {
  it('is asked for where blogApiPrefix says (CONF-26)', async () => {
    const { calls, request } = opening(path, { slug: 'three-layers' }, article);
    expect(await load(articleRoute, request)).toMatchObject({ title: 'Three layers' });
    expect(calls).toEqual(['http://service/magazine/v1/posts/three-layers/?taxAreaId=1']);
  });

  it('has one address in each language', async () => {
    const { request } = opening('/life-outdoors/blog/kolme-kerrosta/', { slug: 'kolme-kerrosta' }, article);
    expect(await load(articleRoute, request)).toBe(`301 ${path}`);
  });

  it('is told to search engines by the words for them, else by its summary (STAFF-57)', async () => {
    const { request } = opening(path, { slug: 'three-layers' }, article);
    const told = (metaDescription: string) =>
      articleRoute.head?.({ ...article, products: [], metaDescription }, request)?.description;
    expect(told('')).toBe('Less is warmer');
    expect(told('What to wear')).toBe('What to wear');
  });

  it('that is not there is said to be missing', async () => {
    const { request } = opening('/life-outdoors/blog/x/', { slug: 'x' }, {}, 404);
    expect(await load(articleRoute, request)).toBe('404 life.not_found');
  });

  it('is told to search engines with its writer, day and picture', () => {
    const { request } = opening(path, { slug: 'three-layers' }, article);
    const head = articleRoute.head?.({ ...article, products: [] }, request);
    expect(head?.jsonLd?.[0]).toMatchObject({
      '@type': 'Article',
      headline: 'Three layers',
      datePublished: '2026-11-09',
      author: { name: 'Outi', url: 'http://localhost/en/life-outdoors/bloggers/outi/' },
      image: 'http://localhost/media/scenes/ruska?width=1280&format=jpeg',
    });
    expect(head?.alternates?.fi).toBe('/life-outdoors/blog/kolme-kerrosta/');
  });
});

describe('lists of articles', () => {
  it('are of a category and a page', async () => {
    const { calls, request } = opening('/life-outdoors/guides/?page=2', { post: 'guides' }, posts);
    await load(postsRoute, request);
    expect(calls).toEqual(['http://service/magazine/v1/posts/?category=guides&page=2']);
  });

  it('/life-outdoors/{post}/ leads to the article where it names no category', async () => {
    const { request } = opening('/life-outdoors/three-layers/', { post: 'three-layers' }, {}, 404);
    expect(await load(postsRoute, request)).toBe(`301 ${path}`);
  });

  it('tell search engines their page in every language: none names the first (LIST-32)', () => {
    const { request } = opening('/life-outdoors/blog/?page=2', {}, {});
    expect(postsRoute.head?.({ ...posts, page: 2, pages: 3 }, request)).toMatchObject({ page: 2 });
    expect(postsRoute.head?.({ ...posts, page: 2, pages: 3 }, request)).not.toHaveProperty('canonicalPath');
  });

  it('end: a page behind the last is missing', async () => {
    const { request } = opening('/life-outdoors/blog/?page=99', {}, {}, 404);
    expect(await load(postsRoute, request)).toBe('404 life.not_found');
  });
});
