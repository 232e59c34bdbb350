import type { BannerState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readBanner, typeBanner } from './typed-banner.ts';

const banner: BannerState = {
  ...{
    spot: 'image',
    titles: {},
    headings: { fi: 'Talvi' },
    lines: {},
    buttons: { fi: 'Katso' },
    ways: { fi: '/teltat/' },
  },
  ...{ image: '/media/a', crop_point: '30/70', colours: '#ffffff/#102030', sort_order: 3, is_active: true },
  ...{ starts_at: '2027-01-02T10:20:30.000Z', ends_at: null },
};

it('a banner is read from its fields as it was shown in them, with its seconds (STAFF-69)', () => {
  expect(readBanner(typeBanner(banner), banner)).toEqual(banner);
});

it('one without colours of its own has empty fields, and one colour alone is sent to be refused', () => {
  const plain = { ...banner, colours: '' };
  const typed = typeBanner(plain);
  expect([typed.ground, typed.ink]).toEqual(['', '']);
  expect(readBanner(typed, plain).colours).toBe('');
  expect(readBanner({ ...typed, ground: '#fff' }, plain).colours).toBe('#fff/');
});

it('what files brought as colours stays as it came, until others are written', () => {
  const odd = { ...banner, colours: 'Uutta' };
  expect(readBanner(typeBanner(odd), odd).colours).toBe('Uutta');
  expect(readBanner({ ...typeBanner(odd), ground: '#ffffff', ink: '#000000' }, odd).colours).toBe('#ffffff/#000000');
});
