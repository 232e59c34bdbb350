import { describe, expect, it } from 'vitest';
import { readOverride, signOverride } from './release-override.ts';

const key = 'a key that only the shop has, 32 letters';
const override = { environment: 'staging', remotes: { 'mf-catalog': '1a2b' }, until: 1000 };
const cookie = signOverride(override, key);

describe('the cookie of an override (ROUTE-139)', () => {
  it('says what was signed, until it ends', () => {
    expect(readOverride(cookie, key, 999_999)).toEqual(override);
    expect(readOverride(cookie, key, 1_000_000)).toBeNull();
  });

  it('fits into a cookie', () => {
    expect(cookie).toMatch(/^[\w.-]+$/);
  });

  it.each([
    ['another key', cookie, 'a key that somebody else has, 32 letters'],
    [
      'another text under the signature',
      `${signOverride({ ...override, until: 9e9 }, 'x').split('.')[0]}.${cookie.split('.')[1]}`,
      key,
    ],
    ['no signature', cookie.split('.')[0] ?? '', key],
    ['a longer signature', `${cookie}A`, key],
    ['a third part', `${cookie}.x`, key],
    ['nothing', '', key],
    ['words', 'words', key],
  ])('is not believed with %s', (_, value, with_) => {
    expect(readOverride(value, with_, 0)).toBeNull();
  });

  it('is not believed where it says what no release is, though the key is right', () => {
    const signed = (some: object) => signOverride(some as typeof override, key);
    expect(readOverride(signed({ ...override, remotes: { '../mf-catalog': '1' } }), key, 0)).toBeNull();
    expect(readOverride(signed({ ...override, remotes: { 'mf-catalog': '../1' } }), key, 0)).toBeNull();
    expect(readOverride(signed({ ...override, environment: '../x' }), key, 0)).toBeNull();
  });
});
