import type { BrandState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { brandFields, readBrand, rulesOfBrand, typeBrand } from './typed-brand.ts';

const producer = { name: 'Routa Ltd', address: '1 Bog Lane, Glasgow', email: 'safety@routa.example' };
const responsible = { name: 'Routa EU', address: 'Katu 1, Tampere', email: 'eu@routa.example' };
const state: BrandState = {
  ...{ name: 'Routa', logo: '/media/logos/routa', producer: { ...producer, responsible } },
  ...{ titles: { en: 'Routa of Inari' }, descriptions: { fi: '<p>Inarista.</p>', ru: '<p>Из Инари.</p>' } },
  ...{ meta_descriptions: {}, is_featured: true, is_hidden: true },
};

it('a brand is read back as it was shown, without languages that have no words (STAFF-53)', () => {
  for (const each of [state, { ...state, producer }, { ...state, producer: null, logo: '' }]) {
    expect(Object.keys(typeBrand(each)).sort()).toEqual([...brandFields].sort());
    expect(readBrand(typeBrand(each))).toEqual(each);
  }
  expect(readBrand({ ...typeBrand(state), title_sv: '  ', is_featured: '', is_hidden: '' })).toEqual({
    ...state,
    ...{ is_featured: false, is_hidden: false },
  });
});

it('a producer without words is none, and one that is half written is sent to be refused (STAFF-53)', () => {
  const typed = typeBrand({ ...state, producer: null });
  expect(readBrand({ ...typed, producer_name: ' ' }).producer).toBeNull();
  const nothing = { name: '', address: '', email: '' };
  expect(readBrand({ ...typed, producer_name: 'Routa' }).producer).toEqual({ ...nothing, name: 'Routa' });
  expect(readBrand({ ...typed, responsible_email: 'eu' }).producer).toEqual({
    ...nothing,
    responsible: { ...nothing, email: 'eu' },
  });
});

it('a name is needed, and all of a producer once something of it is written (STAFF-53)', () => {
  const typed = typeBrand({ ...state, producer: null });
  const needed = (own: object) => Object.keys(rulesOfBrand({ ...typed, ...own })).sort();
  expect(needed({})).toEqual(['name']);
  const ofProducer = ['name', 'producer_address', 'producer_email', 'producer_name'];
  expect(needed({ producer_email: 'a@b.fi' })).toEqual(ofProducer);
  const ofBoth = [...ofProducer, 'responsible_address', 'responsible_email', 'responsible_name'];
  expect(needed({ responsible_name: 'Routa EU' })).toEqual(ofBoth);
});
