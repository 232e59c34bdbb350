// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Locale } from 'mf-shared/contract';
import { createI18n, I18nProvider } from 'mf-shared/i18n';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { HiddenNote } from './hidden-note.tsx';

afterEach(cleanup);

it.each<[Locale, RegExp]>([
  ['fi', /ei ole julkinen/],
  ['en', /is not public/],
  ['sv', /är inte offentlig/],
  ['de', /ist nicht öffentlich/],
  ['fr', /n’est pas public/],
  ['ru', /не опубликован/],
])(
  'tells staff in their language (%s) that the product is not public, by texts that come with it',
  async (locale, words) => {
    await act(async () => {
      render(
        <I18nProvider i18n={createI18n(locale)}>
          <Suspense>
            <HiddenNote isPublic={false} isPreview={false} />
          </Suspense>
        </I18nProvider>,
      );
    });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);
