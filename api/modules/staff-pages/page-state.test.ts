import type { ContentPageState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { lackingField, textsOf, toPageState } from './page-state.ts';

const page = (change: Partial<ContentPageState>): ContentPageState => ({
  ...{ titles: {}, contents: {}, meta_descriptions: {}, is_published: true, ...change },
});

it('a page is stored as it was read, without languages that have no words (STAFF-55)', () => {
  const texts = {
    fi: { title: 'Ehdot', content: '<p>Ehdot</p>', metaDescription: 'Ehdot' },
    en: { title: 'T', content: '' },
  };
  expect(textsOf(toPageState({ texts, is_published: false }))).toEqual(texts);
  expect(toPageState({ texts, is_published: false }).contents).toEqual({ fi: '<p>Ehdot</p>' });
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
