// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ApiClient, ApiProvider } from 'mf-shared/http';
import { closeModal } from 'mf-shared/stores';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { KeywordDialog } from './keyword-dialog.tsx';
import { followKeywords } from './pressed-keyword.ts';

beforeAll(followKeywords);
afterEach(() => {
  act(closeModal);
  cleanup();
});

function press(get: () => Promise<object>) {
  const api = { get: vi.fn(get) } as Partial<ApiClient> as ApiClient;
  render(
    <ApiProvider api={api}>
      <PageAround packages={['shell']}>
        <p>
          The{' '}
          <button type="button" data-keyword="7">
            water column
          </button>
        </p>
        <KeywordDialog />
      </PageAround>
    </ApiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'water column' }));
  return api;
}

it("'Loading...', then the text and where to read on (SEARCH-9)", async () => {
  let answer: (keyword: object) => void = () => undefined;
  const api = press(() => new Promise((resolve) => (answer = resolve)));
  expect((await screen.findByText('Loading...')).getAttribute('role')).toBe('status');
  expect(screen.getByRole('dialog', { name: 'water column' })).toBeTruthy();
  await act(async () => answer({ text: 'A pillar of water.', url: '/guides/rain/' }));
  expect(screen.getByText('A pillar of water.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/guides/rain/');
  expect(api.get).toHaveBeenCalledWith('/api/keyword-popup/', expect.objectContaining({ query: { id: '7' } }));
});

it("'Loading failed' (SEARCH-9)", async () => {
  press(() => Promise.reject(new Error('away')));
  expect(await screen.findByText('Loading failed')).toBeTruthy();
});

it('opens where React keeps the press, its part of the page having no code yet', async () => {
  const keep = (event: Event) => event.stopPropagation();
  document.body.addEventListener('click', keep);
  press(() => new Promise(() => undefined));
  document.body.removeEventListener('click', keep);
  expect(await screen.findByRole('dialog', { name: 'water column' })).toBeTruthy();
});
