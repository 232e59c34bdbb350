import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the shell refuses to start with a setting that cannot be used', () => {
  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '3.5'],
    ['CALLS_PER_VISITOR', '257'],
    ['PICTURES_PER_VISITOR', '1025'],
    ['CALL_WAIT_SECONDS', '0'],
    ['BODY_PAUSE_SECONDS', 'long'],
    ['PUBLIC_URL', 'havu.example'],
    ['API_URL', 'localhost'],
    ['LOCALE_STRATEGY', 'suffix'],
    ['EDGE_COUNTRY', 'zz'],
    ['EDGE_CURRENCY', 'xyz'],
    ['BRAND_EMAIL', 'Havu'],
    ['BRAND_HOST', 'https://havu.example'],
    ['LISTEN_HOST', 'this machine'],
    ['ROOT_PATH', 'offers/'],
    ['BLOG_API_PREFIX', 'blog'],
    ['VIDEO_EMBED_URL', 'https://videos.example/embed'],
    ['REDIRECTS', '{'],
    ['REDIRECTS', '{"old":"/new/"}'],
    ['REDIRECTS', '{"/old/":"new/"}'],
  ])('%s=%s', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name} must be`);
    expect(read).toThrow(`not '${value}'.`);
  });

  it('a redirected path is known as requests write it, however the setting writes it (ROUTE-4)', () => {
    const redirects = { '/jää/': '/ice/', '/p%C3%B6yt%C3%A4/': '/table/' };
    expect(readSettings({ REDIRECTS: JSON.stringify(redirects) }).redirects).toEqual({
      '/j%C3%A4%C3%A4/': '/ice/',
      '/p%C3%B6yt%C3%A4/': '/table/',
    });
  });

  it('a path that ROOT_PATH names stands for the root path (ROUTE-3)', () => {
    const redirects = { '/old/': '/new/' };
    const environment = { ROOT_PATH: '/offers/', REDIRECTS: JSON.stringify(redirects) };
    expect(readSettings(environment).redirects).toEqual({ ...redirects, '/': '/offers/' });
    expect(readSettings({ ROOT_PATH: '/' }).redirects).toEqual({});
  });

  it('name, host and contact of the shop come from one place and can be set (CONF-4, LAW-1)', () => {
    const brand = {
      BRAND_NAME: 'Twig',
      BRAND_HOST: 'twig.example',
      BRAND_EMAIL: 'a@twig.example',
      BRAND_PHONE: '050 1',
      BRAND_COMPANY: 'Twig AB',
      BRAND_ADDRESS: 'Kvistgatan 1, 111 22 Stockholm',
      BRAND_BUSINESS_ID: '556677-8899',
      BRAND_VAT_NUMBER: 'SE556677889901',
    };
    expect(readSettings(brand).brand).toEqual({
      ...{ name: 'Twig', productionHost: 'twig.example' },
      ...{ contactEmail: 'a@twig.example', phone: '050 1' },
      seller: {
        ...{ name: 'Twig AB', address: 'Kvistgatan 1, 111 22 Stockholm' },
        ...{ businessId: '556677-8899', vatNumber: 'SE556677889901' },
      },
    });
    expect(readSettings({}).brand.name).toBe('Havu');
  });

  it('a picture of the staff, which may have 30 MB, is passed on', () => {
    expect(readSettings({}).calls.bodyLimit).toBeGreaterThan(30 * 1024 * 1024);
  });

  it('and takes the defaults for those that are set to nothing', () => {
    const empty = { PORT: '', EDGE_COUNTRY: '', EDGE_CURRENCY: '', LOCALE_STRATEGY: '', REDIRECTS: '' };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });
});
