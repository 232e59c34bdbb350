import type { StaticPageWithTabs } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { PageError, PageRedirect } from 'mf-shared/router';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { describe, expect, it } from 'vitest';
import { route } from './tabbed-page-route.ts';

const everywhere = (path: string) => ({ fi: path, en: `/en-page${path}`, sv: path, de: path, fr: path, ru: path });
const tab = (slug: string, tabs: StaticPageWithTabs['tabs'] = []) => ({
  slug,
  title: slug,
  paths: everywhere(`/to/${slug}/`),
  content: `<p>${slug}</p>`,
  tabs,
});
const page: StaticPageWithTabs = {
  id: 1,
  title: 'Ohjeet',
  productsInText: [],
  tabs: [tab('koot', [tab('kengat'), tab('takit')]), tab('hoito')],
};

/** What a page shows and says of itself. */
async function opened(path: string, status = 200) {
  const api = createApiClient({
    origin: 'http://havu.example',
    locale: 'fi',
    fetch: async () => new Response(JSON.stringify(page), { status }),
  });
  const url = new URL(path, 'http://havu.example');
  const { signal } = new AbortController();
  const request = { url, path, params: {}, config: testConfig, text: (key: string) => key };
  const data = await route.loader?.({ ...request, api, signal });
  return { content: data?.content ?? '', head: data && route.head?.(data, request) };
}

/** Where opening a path leads: its words, another path, or an error's status. */
async function opening(path: string, status = 200): Promise<string> {
  try {
    return (await opened(path, status)).content;
  } catch (error) {
    if (error instanceof PageRedirect) return `to ${error.path}`;
    return error instanceof PageError ? `error ${error.statusCode}` : String(error);
  }
}

describe('a tabbed page (ROUTE-116, ROUTE-119, ROUTE-120)', () => {
  it.each([
    ['/ohjeet/koot/takit/', '<p>koot</p><p>takit</p>'],
    ['/ohjeet/hoito/', '<p>hoito</p>'],
    ['/ohjeet/', 'to /ohjeet/koot/'],
    ['/ohjeet/tuntematon/', 'to /ohjeet/'],
    ['/ohjeet/koot/tuntematon/', 'to /ohjeet/'],
  ])('%s opens %s', async (path, expected) => expect(await opening(path)).toBe(expected));

  it('a load failure redirects to the page’s own path, and shows the error there', async () => {
    expect(await opening('/ohjeet/koot/', 500)).toBe('to /ohjeet/');
    expect(await opening('/ohjeet/', 500)).toBe('error 404');
  });
});

it('search engines find a tab under one address in every language, also where the path above opens it', async () => {
  for (const path of ['/ohjeet/koot/', '/ohjeet/koot/kengat/']) {
    const { head } = await opened(path);
    expect(head?.alternates).toEqual(everywhere('/to/kengat/'));
  }
});
