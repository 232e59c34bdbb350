import type { PostState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { lackingField, textsOf, toPostState } from './post-state.ts';

const post = (change: Partial<PostState>): PostState => ({
  ...{ titles: { fi: 'Juttu' }, labels: {}, summaries: {}, contents: { fi: '<p>x</p>' }, meta_descriptions: {} },
  ...{ category: 'guide', published_on: '2026-01-01', minutes: 3, author: '', image: '', is_published: true },
  ...{ slugs: { fi: 'juttu' }, products: [] },
  ...change,
});

it('a post is stored as it was read, without languages and texts that have no words (STAFF-57)', () => {
  const texts = { fi: { title: 'Juttu', summary: 'Lyhyesti', metaDescription: 'Haku' }, en: { title: 'Story' } };
  const row = {
    ...{ id: 1, kind: 'guide' as const, slugs: { fi: 'juttu' }, image: 'scenes/bog', minutes: 3, author: null },
    ...{
      products: ['kuura'],
      published_on: '2026-01-01',
      is_published: true,
      texts: { ...texts, sv: { title: '', label: '' } },
    },
  };
  expect(toPostState(row)).toMatchObject({
    titles: { fi: 'Juttu', en: 'Story' },
    image: '/media/scenes/bog',
    author: '',
  });
  expect(textsOf(toPostState(row))).toEqual(texts);
});

it('a language that is changed has a title, and a text unless the post is hidden (STAFF-57)', () => {
  const before = post({});
  const more = { ...before.titles, sv: 'Artikel' };
  expect(lackingField(before, before)).toBeNull();
  expect(lackingField(before, post({ titles: more }))).toBe('content_sv');
  expect(lackingField(before, post({ summaries: { en: 'Short' } }))).toBe('title_en');
  expect(lackingField(post({ is_published: false }), post({ is_published: false, titles: more }))).toBeNull();
  expect(lackingField(before, post({ titles: {}, contents: {} }))).toBe('title_fi');
});

it('a post that is shown from now on has both in each of its languages; one that is shown stays as it came (STAFF-57)', () => {
  const titles = { fi: 'Juttu', sv: 'Artikel' };
  expect(lackingField(post({ titles, is_published: false }), post({ titles }))).toBe('content_sv');
  expect(lackingField(post({ titles }), post({ titles, minutes: 5 }))).toBeNull();
});
