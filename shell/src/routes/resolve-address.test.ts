import type { LocaleStrategy } from 'mf-shared/rules/locale-path';
import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address.ts';

const resolve = (address: string, strategy: LocaleStrategy = 'prefix-except-default') => {
  const { pathname, search } = new URL(`http://shop${address}`);
  const result = resolveAddress(pathname, search, { strategy });
  return result.kind === 'redirect' ? `308 ${result.to}` : `${result.locale} ${result.path}`;
};

describe('every route path ends with a slash (ROUTE-1)', () => {
  it.each([
    ['/', 'fi /'],
    ['/search/', 'fi /search/'],
    ['/search', '308 /search/'],
    ['/search?q=a&q=b', '308 /search/?q=a&q=b'],
    ['/search//', '308 /search/'],
    ['/a//b/', '308 /a/b/'],
  ])('%s → %s', (address, expected) => expect(resolve(address)).toBe(expected));

  it('a path that looks like another host stays on this one', () => {
    expect(resolveAddress('//elsewhere.example/x', '', { strategy: 'prefix-except-default' })).toEqual({
      kind: 'redirect',
      to: '/elsewhere.example/x/',
      isSecret: false,
    });
  });
});

describe('the place of the language in an address (LOCALE-3, LOCALE-4, LOCALE-2, ROUTE-2)', () => {
  it.each<[LocaleStrategy, string, string]>([
    ['prefix-except-default', '/en/', 'en /'],
    ['prefix-except-default', '/en', '308 /en/'],
    ['prefix-except-default', '/ru/search/', 'ru /search/'],
    ['prefix-except-default', '/fi/', '308 /'],
    ['prefix-except-default', '/fi/search/?q=a', '308 /search/?q=a'],
    ['prefix-except-default', '/english/', 'fi /english/'],
    ['prefix', '/', '308 /fi/'],
    ['prefix', '/search/', '308 /fi/search/'],
    ['prefix', '/sv/search/', 'sv /search/'],
    ['none', '/', 'fi /'],
    ['none', '/en/', 'fi /en/'],
  ])('%s: %s → %s', (strategy, address, expected) => expect(resolve(address, strategy)).toBe(expected));
});

describe('other names of pages (ROUTE-83 to ROUTE-109)', () => {
  it.each([
    ['/haku/?q=takki', '308 /search/?q=takki'],
    ['/haku', '308 /search/'],
    ['/de/suche/', '308 /de/search/'],
    ['/sv/konto/logga-in/', '308 /sv/accounts/login/'],
    ['/myymalat/turku/', '308 /stores/turku/'],
    ['/kampanjat/syys%20ale/', '308 /campaigns/syys%20ale/'],
    ['/suksivelho/', '308 /ski-wizard/'],
    ['/ulkoelama/', '308 /life-outdoors/'],
    ['/ulkoelama/blogi/kolme-kerrosta/', '308 /life-outdoors/blog/kolme-kerrosta/'],
    ['/sv/friluftsliv/bloggare/outi/', '308 /sv/life-outdoors/bloggers/outi/'],
    ['/tilaus/maksettu/100018/', '308 /order/payment_ok/100018/'],
    ['/fr/contenu/livraison/', '308 /fr/page/livraison/'],
    ['/tili/poista/', '308 /accounts/delete-account/'],
    ['/ru/akkaunt/udalit/abc/', '308 /ru/accounts/delete-account/#abc'],
    ['/suche/', 'fi /suche/'],
  ])('%s → %s', (address, expected) => expect(resolve(address)).toBe(expected));
});

describe('paths of templates lead to the address of what they stand for (ROUTE-41, ROUTE-50, ROUTE-51)', () => {
  it.each([
    ['/manufacturer/kaamos/', '308 /kaamos/'],
    ['/manufacturer/kaamos', '308 /kaamos/'],
    ['/en/manufacturer/kaamos/?sort=newest&page=2', '308 /en/kaamos/?sort=newest&page=2'],
    ['/fi/manufacturer/kaamos/', '308 /kaamos/'],
    ['/manufacturer/', '308 /manufacturers/'],
    ['/de/manufacturer?from=mail', '308 /de/manufacturers/?from=mail'],
    ['/static/tietosuoja/', '308 /tietosuoja/'],
    ['/sv/static/dataskydd/', '308 /sv/dataskydd/'],
    ['/static/haku/', '308 /search/'],
    ['/static/', 'fi /static/'],
    ['/fr/static-with-tabs/guide/tailles/vestes/', '308 /fr/guide/tailles/vestes/'],
    ['/static-with-tabs/', 'fi /static-with-tabs/'],
    ['/product-group/vaatteet/takit/?f=1', '308 /vaatteet/takit/?f=1'],
    ['/ru/product-group/', '308 /ru/catalog/'],
    ['/product-new/kaamos/kuura/', '308 /kaamos/kuura/'],
    ['/product-new/', '308 /catalog/'],
    ['/en/product-old/kaamos/kuura/?v=1', '308 /en/old/kaamos/kuura/?v=1'],
    ['/product-old/', '308 /catalog/'],
    ['/manufacturers/', 'fi /manufacturers/'],
    ['/product-newest/x/', 'fi /product-newest/x/'],
  ])('%s → %s', (address, expected) => expect(resolve(address)).toBe(expected));

  it.each(['/static//elsewhere.example/', '/static/%2Felsewhere.example/', '/static/\\\\elsewhere.example/'])(
    '%s stays on this host',
    (address) => expect(resolve(address)).toMatch(/^308 \/(%2F)?elsewhere\.example\/$/),
  );
});

describe('tokens of mailed links stand behind the number sign (ROUTE-72)', () => {
  it.each([
    ['/accounts/activate/a-b_c/', '308 /accounts/activate/#a-b_c'],
    ['/en/accounts/activate/a-b_c', '308 /en/accounts/activate/#a-b_c'],
    ['/sv/konto/bekrafta/a-b_c/', '308 /sv/accounts/activate/#a-b_c'],
    ['/de/accounts/password/reset/confirm/abc/', '308 /de/accounts/password/reset/confirm/#abc'],
    ['/accounts/delete-account/abc/?from=mail', '308 /accounts/delete-account/?from=mail#abc'],
    ['/accounts/email/confirm/abc/', '308 /accounts/email/confirm/#abc'],
    ['/accounts/stop_reminders/aino%40havu.example/', '308 /accounts/stop_reminders/#aino%40havu.example'],
    ['/accounts/stop_review_requests/a%40havu.example/', '308 /accounts/stop_review_requests/#a%40havu.example'],
    ['/accounts/activate/', 'fi /accounts/activate/'],
  ])('%s → %s', (address, expected) => expect(resolve(address)).toBe(expected));

  it('and nobody on the way keeps the redirect', () => {
    const settings = { strategy: 'prefix-except-default' } as const;
    expect(resolveAddress('/accounts/activate/abc/', '', settings)).toMatchObject({ isSecret: true });
    expect(resolveAddress('/haku/', '', settings)).toMatchObject({ isSecret: false });
  });
});
