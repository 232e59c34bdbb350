import { ApiFailure } from 'mf-shared/http';
import { addMessages, createI18n, translator } from 'mf-shared/i18n';
import { PageError, PageRedirect, type RouteModule } from 'mf-shared/router';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { expect, it } from 'vitest';
import english from '../../locales/en.json' with { type: 'json' };
import type { RouteMatch } from '../routes/match-route.ts';
import { loadPage } from './load-page.ts';
import { DocumentNeeded, type PageEnvironment } from './page-environment.ts';

const match: RouteMatch = {
  remote: 'mf-catalog',
  expose: './home',
  params: {},
  layout: 'default',
  isOwnDocument: false,
};
const reported: unknown[] = [];
const texts = createI18n('en');
addMessages(texts, 'shell', english);

function load(route: Partial<RouteModule> | Error, found: RouteMatch | null = match) {
  const unused = () => Promise.reject(new Error('not called'));
  const environment: PageEnvironment = {
    config: {
      locale: 'fi',
      localeStrategy: 'prefix-except-default',
      deliveryCountryCode: 'fi',
      currencyCode: 'eur',
      currencyFormat: '{price} €',
      currencyRate: 1,
      deliveryCountryName: '',
      taxAreaId: 1,
      isEuMember: true,
      appVersion: '1a2b-7',
      host: 'localhost:3000',
      brand: { name: 'Havu', contactEmail: '', phone: '', productionHost: 'havu.example', seller: sellerSettings({}) },
      features: {},
      searchPlaceholder: '',
      scriptTags: [],
      pictures: {},
      blogApiPrefix: '/api/blog',
    },
    api: { get: unused, post: unused, put: unused, patch: unused, delete: unused },
    match: async () => found,
    load: async () => {
      if (route instanceof Error) throw route;
      return { Component: () => null, ...route };
    },
    loaded: () => ({ Component: () => null }),
    text: (namespace) => translator(texts, namespace),
    report: (error) => reported.push(error),
  };
  return loadPage(new URL('http://shop/path/'), new AbortController().signal, environment);
}
const failing = (error: unknown) => ({ loader: () => Promise.reject(error) });

it('a page brings its data and its head', async () => {
  const page = await load({ loader: async () => 7, head: (data) => ({ title: `Seven is ${data}` }) });
  expect(page).toMatchObject({ kind: 'page', data: 7, head: { title: 'Seven is 7 - Havu' } });
});

it("an unknown route is a 404 with 'Page not found: {path}' (ROUTE-6)", async () => {
  const page = await load({}, null);
  expect(page).toMatchObject({ kind: 'error', error: { statusCode: 404, statusMessage: 'Page not found: /path/' } });
});

it('where the service does not give what a page needs, the screen says so (ERR-14)', async () => {
  const words = (error: unknown) => load(failing(error)).then((page) => page.kind === 'error' && page.error);
  expect(await words(new ApiFailure(0, 'no_answer', ''))).toMatchObject({ statusMessage: '', isServiceFailure: true });
  expect(await words(new ApiFailure(500, 'x', ''))).toMatchObject({ isServiceFailure: true });
  expect(await words(new ApiFailure(404, 'x', 'No'))).toMatchObject({ isServiceFailure: false });
  expect(await words(new TypeError('x'))).toMatchObject({ isServiceFailure: false });
});

it.each<[string, unknown, { statusCode: number; isRetryable: boolean }]>([
  ['a page error keeps its status', new PageError(410, 'Gone'), { statusCode: 410, isRetryable: false }],
  [
    'a refusal of the service keeps its status (ERR-7)',
    new ApiFailure(404, 'x', 'No'),
    { statusCode: 404, isRetryable: false },
  ],
  [
    'a service that does not answer can be tried again',
    new ApiFailure(0, 'x', ''),
    { statusCode: 503, isRetryable: true },
  ],
  ['anything unforeseen is a 500 (ERR-8)', new TypeError('secret'), { statusCode: 500, isRetryable: true }],
])('%s', async (_rule, error, expected) => {
  const page = await load(failing(error));
  expect(page).toMatchObject({ kind: 'error', error: expected });
  expect(JSON.stringify(page)).not.toContain('secret');
});

it("a page whose code cannot be loaded is the shell's error page, with a retry, and is reported", async () => {
  const page = await load(new Error('404'));
  expect(page).toMatchObject({ kind: 'error', match, error: { statusCode: 503, isRetryable: true } });
  expect(String(reported.at(-1))).toContain('mf-catalog');
});

it('redirects and document loads are passed on', async () => {
  await expect(load(failing(new PageRedirect('/elsewhere/')))).rejects.toBeInstanceOf(PageRedirect);
  await expect(load(new DocumentNeeded('x'))).rejects.toBeInstanceOf(DocumentNeeded);
});
