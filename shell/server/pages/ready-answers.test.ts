import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { cookieNames, headerNames, ReadyAnswers } from './ready-answers.ts';

const asked = { method: 'GET', url: '/en/clothing/?size=M', headers: { 'accept-encoding': 'br' } };
const withHeaders = (headers: Record<string, string>) => ({ ...asked, headers: { ...asked.headers, ...headers } });

function kept(freshUntil = Number.POSITIVE_INFINITY) {
  const answers = new ReadyAnswers();
  answers.keep(asked, { status: 200, headers: {}, body: Buffer.from('page'), page: { freshUntil } });
  return answers;
}

afterEach(() => vi.useRealTimers());

it('a page that was sent is found by the next who asks for it, whatever else the browser tells', () => {
  expect(kept().find(asked)?.body.toString()).toBe('page');
  expect(kept().find(withHeaders({ 'user-agent': 'x', referer: '/' }))).toBeDefined();
});

it.each([
  ['language (LOCALE-5, LOCALE-6)', { cookie: 'so_locale=sv' }],
  ['country (LOCALE-31)', { cookie: 'a=1; so_delivery_country_code=se' }],
  ['currency', { cookie: 'so_currency_code=sek' }],
  ["edge's country", { 'x-delivery-country': 'se' }],
  ["edge's currency", { 'x-currency': 'sek' }],
  ['sheet that the browser has', { cookie: 'so_sheet=1a2b3c4d' }],
  ['encoding', { 'accept-encoding': 'gzip' }],
])('another %s is another page', (_what, headers) => expect(kept().find(withHeaders(headers))).toBeUndefined());

it('cookies that no page reads share one page', () => {
  const answers = new ReadyAnswers();
  const [one, other] = ['so.auth=one; so_locale=fi', 'so_locale=fi; so.auth=other'].map((cookie) =>
    withHeaders({ cookie }),
  );
  if (!one || !other) throw new Error('Two visitors');
  answers.keep(one, {
    status: 200,
    headers: {},
    body: Buffer.from('page'),
    page: { freshUntil: Number.POSITIVE_INFINITY },
  });
  expect(answers.find(other)).toBeDefined();
});

it('another address or method is not answered', () => {
  expect(kept().find({ ...asked, url: '/en/clothing/' })).toBeUndefined();
  expect(kept().find({ ...asked, method: 'HEAD' })).toBeUndefined();
});

it('a page is ready for its time, and no longer than what it was made of', () => {
  vi.useFakeTimers({ now: 1000 });
  const answers = kept(2000);
  expect(answers.find(asked)).toBeDefined();
  vi.setSystemTime(2000);
  expect(answers.find(asked)).toBeUndefined();
  const others = kept();
  others.clear();
  expect(others.find(asked)).toBeUndefined();
});

it('addresses without end take no memory without end', () => {
  const answers = kept();
  for (let index = 0; index < 1000; index += 1)
    answers.keep(
      { ...asked, url: `/?q=${index}` },
      { status: 200, headers: {}, body: Buffer.alloc(1), page: { freshUntil: Number.POSITIVE_INFINITY } },
    );
  expect(answers.find(asked)).toBeUndefined();
});

it('made-up queries do not drive out the shop’s plain pages', () => {
  const answers = new ReadyAnswers();
  const plain = { ...asked, url: '/en/clothing/' };
  const answer = { status: 200, headers: {}, body: Buffer.alloc(1), page: { freshUntil: Number.POSITIVE_INFINITY } };
  answers.keep(plain, answer);
  for (let index = 0; index < 2000; index += 1) answers.keep({ ...asked, url: `/en/clothing/?x=${index}` }, answer);
  expect(answers.find(plain)).toBeDefined();
  expect(answers.find({ ...asked, url: '/en/clothing/?x=1' })).toBeUndefined();
});

it('a page whose data became stale is ready no more (FRESH-1)', () => {
  const answers = new ReadyAnswers();
  const page = { freshUntil: Number.POSITIVE_INFINITY };
  answers.keep(asked, { status: 200, headers: {}, body: Buffer.from('page'), page });
  page.freshUntil = Date.now();
  expect(answers.find(asked)).toBeUndefined();
});

it('whoever runs an edge reads every header and cookie that makes another page', () => {
  const operating = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const told = /an edge needs to vary pages by (.*?); `vary` says so/.exec(operating)?.[1];
  const names = [...(told ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual([...headerNames, ...cookieNames, 'so_canary'].toSorted());
});
