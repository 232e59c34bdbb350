import type { PostState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readPost, typePost } from './typed-post.ts';

it('a post is read back as it was shown, without languages that have no words (STAFF-57)', () => {
  const state: PostState = {
    ...{ titles: { en: 'Snow' }, labels: { en: 'Winter' }, summaries: {}, contents: { en: '<p>White</p>' } },
    ...{ meta_descriptions: {}, category: 'club-offer', published_on: '2026-12-24', minutes: 4, author: 'outi' },
    ...{ image: '/media/scenes/bog', is_published: false, slugs: { en: 'snow' }, products: ['kuura', 'ski'] },
  };
  expect(readPost(typePost(state))).toEqual(state);
  expect(readPost({ ...typePost(state), title_sv: '  ', minutes: 'many', is_published: 'yes' })).toEqual({
    ...state,
    ...{ minutes: 0, is_published: true },
  });
});
