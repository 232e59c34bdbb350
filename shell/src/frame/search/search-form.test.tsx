// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useNavigate } from 'mf-shared/router';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SearchForm } from './search-form.tsx';

let go: (path: string) => void;
function Page() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return <SearchForm />;
}

beforeEach(() => {
  history.replaceState(null, '', '/en/');
  const { api } = serviceDouble({ 'GET /api/search/popular/': silence() });
  render(
    <PageAt api={api} packages={['shell']}>
      <Page />
    </PageAt>,
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/en/');
});
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

it('keeps what was searched for, wherever the search came from (SEARCH-17)', async () => {
  await act(async () => go('/en/search/?q=tent'));
  expect(field().value).toBe('tent');
});

it('takes no letter away from who types the next words when a page of results comes late', async () => {
  field().focus();
  await act(async () => go('/en/search/?q=tent'));
  expect(field().value).toBe('');
  field().blur();
  await act(async () => go('/en/search/?q=boots'));
  expect(field().value).toBe('boots');
});
