// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
import { SearchIdeas } from './search-ideas.tsx';

const follow = vi.fn();

beforeEach(() => history.replaceState(null, '', '/en/'));
afterEach(() => {
  cleanup();
  forgetSearches();
  follow.mockClear();
});

/** It asks after the ideas beside it: with its answer theirs is there. */
function Answered() {
  const { status } = useQuery('/api/search/popular/');
  return status === 'loading' ? null : <p>answered</p>;
}

function show(popular: DoubleAnswer, beside?: ReactNode) {
  const { api, callsOf } = serviceDouble({ 'GET /api/search/popular/': popular });
  render(
    <PageAt api={api} packages={['shell']}>
      <SearchIdeas onFollow={follow} onForget={() => undefined} />
      {beside}
    </PageAt>,
  );
  return callsOf;
}
const listUnder = async (heading: string) => {
  const section = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (!section) throw new Error(`${heading} stands in no section`);
  return within(section).getAllByRole('link');
};
const facts = (links: readonly HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

it('tells the popular searches of the page’s language, each leading to its results (SEARCH-18)', async () => {
  const callsOf = show({ words: ['tent', 'ski boots & poles'] });
  const links = await listUnder('Popular searches');
  expect(facts(links)).toEqual([
    ['tent', '/en/search/?q=tent'],
    ['ski boots & poles', '/en/search/?q=ski%20boots%20%26%20poles'],
  ]);
  expect(callsOf('GET /api/search/popular/')).toMatchObject([{ query: { language: 'en' } }]);
  await userEvent.click(screen.getByRole('link', { name: 'tent' }));
  expect(follow).toHaveBeenCalledWith('tent');
  expect(screen.queryByRole('heading', { name: 'Your searches' })).toBeNull();
});

it('tells what was searched for here beside them, and no words twice (SEARCH-17, SEARCH-18)', async () => {
  rememberSearch('tent');
  show({ words: ['tent', 'boots'] });
  expect(facts(await listUnder('Popular searches'))).toEqual([['boots', '/en/search/?q=boots']]);
  expect(facts(await listUnder('Your searches'))).toEqual([['tent', '/en/search/?q=tent']]);
});

it.each<[string, DoubleAnswer]>([
  ['nothing is popular yet', { words: [] }],
  ['the service does not answer', silence()],
])('shows nothing at all where %s (SEARCH-18)', async (_why, popular) => {
  show(popular, <Answered />);
  await screen.findByText('answered');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
