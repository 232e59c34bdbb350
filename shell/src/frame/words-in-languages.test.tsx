// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Locale, localeCodes } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { closeModal } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { textIn } from 'mf-shared/testing/text-in';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toScreenError } from '../pages/screen-error.ts';
import { ErrorScreen } from './error-screen.tsx';
import { KeywordDialog } from './keyword/keyword-dialog.tsx';
import { followKeywords } from './keyword/pressed-keyword.ts';

vi.mock('./page-providers.tsx', () => ({ usePageModules: () => ({ report: () => undefined }) }));
beforeAll(followKeywords);
afterEach(() => {
  act(closeModal);
  cleanup();
});

/** What the frame of every page says when something fails: each situation in each of the six languages. */
const word = (locale: Locale, key: string) => textIn(locale, 'shell', key);
const showError = (locale: Locale, error: unknown) =>
  render(
    <PageAt api={serviceDouble().api} packages={['shell']} config={{ locale }}>
      <ErrorScreen error={toScreenError(error)} />
    </PageAt>,
  );

describe.each(localeCodes)('in %s', (locale) => {
  it('a service that fails, and the way to the front page (ERR-11, ERR-14)', () => {
    showError(locale, new ApiFailure(500, 'internal', ''));
    expect(screen.getByText(word(locale, 'error.resources'))).toBeTruthy();
    expect(screen.getByRole('link', { name: word(locale, 'error.front_page') })).toBeTruthy();
  });

  it('a page that is missing, and the way on (ERR-1, ERR-2)', () => {
    showError(locale, new ApiFailure(404, 'not_found', ''));
    expect(screen.getByRole('heading', { name: word(locale, 'error.not_found_title') })).toBeTruthy();
    expect(screen.getByRole('link', { name: word(locale, 'error.continue') })).toBeTruthy();
  });

  it('a keyword that is being loaded, and one that cannot be (SEARCH-9)', async () => {
    let fail = (_reason: Error) => {};
    const get = () => new Promise<never>((_resolve, reject) => (fail = reject));
    render(
      <PageAt api={{ ...serviceDouble().api, get }} packages={['shell']} config={{ locale }}>
        <button type="button" data-keyword="7">
          vesipilari
        </button>
        <KeywordDialog />
      </PageAt>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'vesipilari' }));
    expect(await screen.findByText(word(locale, 'keyword.loading'))).toBeTruthy();
    fail(new Error('away'));
    expect(await screen.findByText(word(locale, 'keyword.failed'))).toBeTruthy();
  });
});

it('no two languages say one of these with the same words', () => {
  const keys = ['error.resources', 'error.front_page', 'error.continue', 'error.page_not_found', 'keyword.failed'];
  for (const key of [...keys, 'keyword.loading', 'footer.chat_hours', 'footer.chat_closed'])
    expect(new Set(localeCodes.map((locale) => word(locale, key))).size, key).toBe(localeCodes.length);
});
