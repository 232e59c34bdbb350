import type { ContentPageState } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { readPage, typePage } from './typed-page.ts';

it('a page is read back as it was shown, without languages that have no words (STAFF-55)', () => {
  const state: ContentPageState = {
    ...{ titles: { en: 'Care' }, contents: { en: '<p>Wash rarely.</p>' }, meta_descriptions: { en: 'How to wash' } },
    ...{ is_published: false, published_on: '2026-12-24', section: 'circular', in_menu: true },
  };
  expect(readPage(typePage(state))).toEqual(state);
  const typed = { ...typePage(state), title_sv: '  ', is_published: 'yes', in_menu: '' };
  expect(readPage(typed)).toEqual({ ...state, is_published: true, in_menu: false });
});
