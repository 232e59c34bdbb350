import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../settings.ts';
import { readPageConfig } from './read-page-config.ts';
import { ShopData } from './shop-data.ts';

const settings = readSettings({ PUBLIC_URL: 'https://shop.test:8443', BRAND_HOST: 'twig.example' });
const told = {
  ...{
    currencyFormat: '{price} kr',
    currencyRate: 11.2,
    deliveryCountryName: 'Sverige',
    taxAreaId: 2,
    isEuMember: true,
  },
  ...{ features: {}, searchPlaceholder: '', scriptTags: [], pictures: {} },
};
const asked: string[] = [];
let answers: Response[] = [];
const logged = () => vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return answers.shift() ?? new Response('', { status: 503 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const read = () => {
  const shop = new ShopData('http://service.test', () => {});
  return readPageConfig('sv', {
    place: { country: 'se', currency: 'sek' },
    flags: {},
    shop,
    settings,
    appVersion: '1a2b-7',
  });
};

describe('what a page knows of the shop', () => {
  it('is its version, its hosts, its language, the place it delivers to, that place’s money and taxes (CONF-25, CONF-27 to CONF-32)', async () => {
    answers = [Response.json(told)];
    const { config, isWhole } = await read();
    expect(config).toMatchObject({
      ...{ appVersion: '1a2b-7', host: 'shop.test:8443', locale: 'sv' },
      ...{ deliveryCountryCode: 'se', deliveryCountryName: 'Sverige' },
      ...{ currencyCode: 'sek', currencyFormat: '{price} kr', currencyRate: 11.2, taxAreaId: 2, isEuMember: true },
    });
    expect(config.brand.productionHost).toBe('twig.example');
    expect(config).not.toHaveProperty('geoIPCountryCode');
    expect(isWhole).toBe(true);
  });

  it('is these facts, whole with the page, and no state of getting them, no window and no engine of others (CONF-22, CONF-23, CONF-33 to CONF-36)', async () => {
    answers = [Response.json(told)];
    expect(Object.keys((await read()).config).sort()).toEqual(
      [
        ...[
          'appVersion',
          'blogApiPrefix',
          'brand',
          'currencyCode',
          'currencyFormat',
          'currencyRate',
          'deliveryCountryCode',
        ],
        ...['deliveryCountryName', 'features', 'host', 'isEuMember', 'locale', 'localeStrategy', 'pictures'],
        ...['scriptTags', 'searchPlaceholder', 'taxAreaId'],
      ].sort(),
    );
  });

  it('is asked for once more where the service fails (LOCALE-28)', async () => {
    answers = [new Response('', { status: 500 }), Response.json(told)];
    expect((await read()).config.deliveryCountryName).toBe('Sverige');
    expect(asked).toEqual(
      Array(2).fill('http://service.test/api/init-config/?delivery-country-code=se&currency-code=sek'),
    );
  });

  it('is what the language has, in euros, where it fails again, and the failure is logged (LOCALE-29, LOCALE-30, CONF-31)', async () => {
    answers = [];
    const { config, isWhole } = await read();
    expect(asked).toHaveLength(2);
    expect(config).toMatchObject({ deliveryCountryCode: 'se', currencyCode: 'eur', taxAreaId: 1 });
    expect(isWhole).toBe(false);
    expect(logged().some((line) => line.includes('init-config failed'))).toBe(true);
  });
});
