import type { BrandState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readBrand, typeBrand } from './typed-brand.ts';

it('a brand is read back as it was shown, without languages that have no words (STAFF-53)', () => {
  const state: BrandState = {
    ...{ titles: { en: 'Routa of Inari' }, descriptions: { fi: '<p>Inarista.</p>', ru: '<p>Из Инари.</p>' } },
    ...{ meta_descriptions: {}, is_featured: true },
  };
  expect(readBrand(typeBrand(state))).toEqual(state);
  expect(readBrand({ ...typeBrand(state), title_sv: '  ', is_featured: '' })).toEqual({ ...state, is_featured: false });
});
