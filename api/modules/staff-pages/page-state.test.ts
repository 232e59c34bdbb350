import type { ContentPageState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { inOrder, lackingField, textsOf, toPageState } from './page-state.ts';

const page = (change: Partial<ContentPageState>): ContentPageState => ({
  ...{ titles: {}, contents: {}, meta_descriptions: {}, is_published: true, published_on: '', section: 'service' },
  ...{ in_menu: true, ...change },
});

it('a page is stored as it was read, without languages that have no words (STAFF-55)', () => {
  const texts = {
    fi: { title: 'Ehdot', content: '<p>Ehdot</p>', metaDescription: 'Ehdot' },
    en: { title: 'T', content: '' },
  };
  const row = { texts, is_published: false, published_on: null, section: 'shop', show_in_navigation: true } as const;
  expect(textsOf(toPageState(row))).toEqual(texts);
  expect(toPageState(row).contents).toEqual({ fi: '<p>Ehdot</p>' });
});

it('a language that is changed has a title and a text, or nothing; the last one stays (STAFF-55)', () => {
  const before = page({ titles: { fi: 'Ehdot', sv: 'Villkor' }, contents: { fi: '<p>x</p>' } });
  expect(lackingField(before, before)).toBeNull();
  expect(lackingField(before, { ...before, titles: { ...before.titles, en: 'Terms' } })).toBe('content_en');
  expect(lackingField(before, { ...before, contents: { ...before.contents, en: '<p>x</p>' } })).toBe('title_en');
  expect(lackingField(before, { ...before, meta_descriptions: { de: 'x' } })).toBe('title_de');
  expect(lackingField(before, { ...before, titles: { fi: 'Ehdot' } })).toBeNull();
  expect(lackingField(before, page({}))).toBe('title_fi');
});

it('a page that is shown from now on has both in each of its languages (STAFF-59)', () => {
  const hidden = page({ titles: { fi: 'Ehdot', sv: 'Villkor' }, contents: { fi: '<p>x</p>' }, is_published: false });
  expect(lackingField(hidden, { ...hidden, in_menu: false })).toBeNull();
  expect(lackingField(hidden, { ...hidden, is_published: true })).toBe('content_sv');
});

it('a change from before pages had a day and a place leaves these as they are (STAFF-59)', () => {
  const { published_on, section, in_menu, ...earlier } = page({ titles: { fi: 'Ehdot' } });
  const now = page({ titles: { fi: 'Uudet' }, section: 'shop', in_menu: false, published_on: '2026-01-01' });
  expect(inOrder(earlier, now)).toEqual({ ...now, titles: { fi: 'Ehdot' } });
});
