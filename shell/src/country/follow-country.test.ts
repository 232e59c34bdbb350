// @vitest-environment happy-dom
import type { ApiClient } from 'mf-shared/http';
import { testConfig } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followCountry } from './follow-country.ts';

let written: string[] = [];
beforeEach(() => {
  written = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  history.replaceState(null, '', '/en/');
});
afterEach(() => void vi.restoreAllMocks());

const answers: Record<string, unknown> = {
  '/api/locale_by_ip/': { country_code: 'SE', currency: 'SEK' },
  '/api/init-config/': { deliveryCountryName: 'Sweden', currencyRate: 11.2, taxAreaId: 2 },
};
const get = vi.fn(async (path: string) => answers[path]);
const api = { get } as Partial<ApiClient> as ApiClient;
const american = { ...testConfig, deliveryCountryCode: 'us', currencyCode: 'usd' };

it('where the visitor is elsewhere, country and currency follow, in lower case, with what depends on them (LOCALE-20 to LOCALE-22, LOCALE-24)', async () => {
  const changed = await followCountry(american, api);
  expect(changed).toMatchObject({
    deliveryCountryCode: 'se',
    currencyCode: 'sek',
    deliveryCountryName: 'Sweden',
    currencyRate: 11.2,
    taxAreaId: 2,
  });
});

it('what was looked up is kept in cookies of this visit, for every path, lax (LOCALE-31 to LOCALE-36, LAW-13)', async () => {
  await followCountry(american, api);
  expect(written.map((cookie) => cookie.split(';')[0])).toEqual([
    'so_geoip_country_code=se',
    'so_delivery_country_code=se',
    'so_currency_code=sek',
  ]);
  for (const cookie of written) {
    expect(cookie).not.toMatch(/Max-Age|Expires/i);
    expect(cookie).toMatch(/; ?Path=\/(;|$)/i);
    expect(cookie).toMatch(/; ?SameSite=Lax(;|$)/i);
  }
});

it('what an address asks for is kept in cookies of a year (LOCALE-34)', async () => {
  history.replaceState(null, '', '/en/?delivery_country=us&currency=usd');
  await followCountry(american, api);
  expect(written.map((cookie) => cookie.split(';')[0])).toEqual([
    'so_delivery_country_code=us',
    'so_currency_code=usd',
  ]);
  for (const cookie of written) expect(cookie).toMatch(/; ?Max-Age=31536000(;|$)/i);
});

it('a look-up that fails is a warning on the console, and country and currency stay (LOCALE-25)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  get.mockRejectedValueOnce(new Error('away'));
  expect(await followCountry(american, api)).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(written).toEqual([]);
});

it('nobody is looked up in Finnish (LOCALE-20)', async () => {
  get.mockClear();
  expect(await followCountry({ ...american, locale: 'fi' }, api)).toBeNull();
  expect(get).not.toHaveBeenCalled();
});
