// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffSearchWords } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { SearchWordsScreen } from './search-words-screen.tsx';

afterEach(cleanup);

const [list, newer, save, tryIt] = [
  'GET /api/staff/search-words/',
  'GET /api/staff/search-words/newer/',
  'PUT /api/staff/search-words/',
  'POST /api/staff/search-words/try/',
];
const listed = (groups: string[], misses: StaffSearchWords['misses'] = []): StaffSearchWords => ({
  ...{ results: groups.map((words) => ({ words })), misses, total: groups.length, page: 1, page_count: 1 },
});

function open(answer: StaffSearchWords) {
  history.replaceState(null, '', '/en/staff/search-words/?language=sv');
  const service = serviceDouble({ [list]: answer });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <SearchWordsScreen />
    </PageAt>,
  );
  return service;
}

it('a search that found nothing begins a new group, in the language that is asked for (STAFF-51)', async () => {
  const service = open(listed([], [{ words: 'kajak', searches: 5, found: 0 }]));
  service.answers[save] = { words: 'kajak, kanot' };
  await userEvent.click(await screen.findByText('Say what it means'));
  const miss = within(screen.getByRole('heading', { name: 'kajak' }).closest('li') as HTMLElement);
  await userEvent.type(miss.getByRole('textbox', { name: /^Words/ }), 'kanot');
  await userEvent.click(miss.getByRole('button', { name: 'Save the words' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(1));
  expect(service.callsOf(save)[0]?.body).toEqual({ language: 'sv', words: 'kajak, kanot', was: null });
});

it('Enter in the field of a trial tries, and saves nothing (STAFF-51)', async () => {
  const service = open(listed(['luva, mössa']));
  service.answers[tryIt] = {
    before: { total: 2, is_understood: false, first: [] },
    after: { total: 1, is_understood: true, first: [{ id: 7, name: 'Routa mössa' }] },
  };
  await userEvent.click(await screen.findByText('Change'));
  const group = within(screen.getByRole('heading', { name: 'luva, mössa' }).closest('li') as HTMLElement);
  await userEvent.type(group.getByRole('searchbox', { name: 'Try a search' }), 'luva{Enter}');
  await screen.findByRole('link', { name: 'Routa mössa' });
  expect(screen.getByText('Not understood: 2 similar products')).toBeTruthy();
  expect(service.callsOf(tryIt)[0]?.body).toEqual({
    language: 'sv',
    words: 'luva, mössa',
    was: 'luva, mössa',
    q: 'luva',
  });
  expect(service.callsOf(save)).toEqual([]);
});

it('words that somebody else has saved meanwhile stand beside what was typed, and the next save is over them (STAFF-42, STAFF-51)', async () => {
  const service = open(listed(['luva, mössa']));
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[newer] = { words: 'luva, mössa, toppluva', by: 'Aino Havu' };
  await userEvent.click(await screen.findByText('Change'));
  const group = within(screen.getByRole('heading', { name: 'luva, mössa' }).closest('li') as HTMLElement);
  const words = group.getByRole('textbox', { name: /^Words/ }) as HTMLInputElement;
  await userEvent.type(words, ', huva');
  await userEvent.click(group.getByRole('button', { name: 'Save' }));
  await group.findByText(/Aino Havu has changed this meanwhile. Stored now: luva, mössa, toppluva/);
  expect(service.callsOf(newer)[0]?.query).toEqual({ language: 'sv', was: 'luva, mössa' });
  expect(words.value).toBe('luva, mössa, huva');
  await userEvent.click(group.getByRole('button', { name: 'Take what is stored' }));
  await userEvent.type(words, ', huva');
  service.answers[save] = { words: 'luva, mössa, toppluva, huva' };
  await userEvent.click(group.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(2));
  expect(service.callsOf(save)[1]?.body).toEqual({
    ...{ language: 'sv', words: 'luva, mössa, toppluva, huva', was: 'luva, mössa, toppluva' },
  });
});

it('what was typed over a group that somebody else has removed becomes a group of its own (STAFF-42, STAFF-51)', async () => {
  const service = open(listed(['luva, mössa']));
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
  service.answers[newer] = { words: null, by: 'Aino Havu' };
  await userEvent.click(await screen.findByText('Change'));
  const group = within(screen.getByRole('heading', { name: 'luva, mössa' }).closest('li') as HTMLElement);
  await userEvent.type(group.getByRole('textbox', { name: /^Words/ }), ', huva');
  await userEvent.click(group.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Saving makes a new group/);
  service.answers[save] = { words: 'luva, mössa, huva' };
  await userEvent.click(group.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(2));
  expect(service.callsOf(save)[1]?.body).toEqual({ language: 'sv', words: 'luva, mössa, huva', was: null });
});

it('a group that was changed keeps its row, and the focus within it (STAFF-51)', async () => {
  const service = open(listed(['luva, mössa', 'vantar, handskar']));
  await userEvent.click((await screen.findAllByText('Change'))[0] as HTMLElement);
  const group = within(screen.getByRole('heading', { name: 'luva, mössa' }).closest('li') as HTMLElement);
  await userEvent.type(group.getByRole('textbox', { name: /^Words/ }), ', huva');
  service.answers[save] = { words: 'luva, mössa, huva' };
  service.answers[list] = listed(['luva, mössa, huva', 'vantar, handskar']);
  const button = group.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  await screen.findByRole('heading', { name: 'luva, mössa, huva' });
  expect(button.isConnected).toBe(true);
});

it('what is typed over a group stays when somebody else replaces it and the list is read anew (STAFF-42, STAFF-51)', async () => {
  const service = open(listed(['luva, mössa', 'vantar, handskar']));
  const rowOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
  const [first, second] = await screen.findAllByText('Change');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(second as HTMLElement);
  const typed = rowOf('luva, mössa').getByRole('textbox', { name: /^Words/ }) as HTMLInputElement;
  await userEvent.type(typed, ', huva');
  await userEvent.type(rowOf('vantar, handskar').getByRole('textbox', { name: /^Words/ }), ', tumvantar');
  service.answers[save] = { words: 'vantar, handskar, tumvantar' };
  service.answers[list] = listed(['luva, mössa, toppluva', 'vantar, handskar, tumvantar']);
  await userEvent.click(rowOf('vantar, handskar').getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'luva, mössa, toppluva' });
  expect(typed.isConnected && typed.value).toBe('luva, mössa, huva');
  const replaced = rowOf('luva, mössa');
  replaced.getByText(/Somebody has changed or removed these words meanwhile/);
  expect(replaced.queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['luva, mössa', 'luva, mössa, toppluva', 'vantar, handskar, tumvantar'],
  ]);
  await userEvent.click(replaced.getByText('Change'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'luva, mössa' })).toBeNull());
});
