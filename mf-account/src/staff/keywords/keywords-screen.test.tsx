// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { KeywordState, StaffKeyword } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { KeywordsScreen } from './keywords-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, save, remove] = [
  'GET /api/staff/keywords/',
  'PUT /api/staff/keywords/7/',
  'POST /api/staff/keywords/7/remove/',
];
const state = (text: string): KeywordState => ({
  ...{ words: { fi: 'muhkeus', en: 'loft' }, texts: { fi: 'Ilmaa.', en: text }, urls: { en: '/care/' } },
});
const listed = (...results: StaffKeyword[]) => ({ results, total: results.length, page: 1, page_count: 1 });

function open() {
  history.replaceState(null, '', '/en/staff/keywords/');
  const service = serviceDouble({ [list]: listed({ id: 7, ...state('Air.') }) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <KeywordsScreen />
    </PageAt>,
  );
  return service;
}
const toasts = () => $toasts.get().map(({ message }) => message);

it('a keyword stands with its word, which opens what shoppers read, and in how many languages it is explained (STAFF-58)', async () => {
  open();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('button', { name: 'loft' }).dataset.keyword).toBe('7');
  expect(row.getByText('Air.')).toBeTruthy();
  expect(row.getByText('/care/')).toBeTruthy();
  expect(row.getByText('Explained in 2 of 6 languages')).toBeTruthy();
});

it('is changed a language at a time; what somebody else saved meanwhile stands beside what was typed (STAFF-42, STAFF-58)', async () => {
  const service = open();
  await userEvent.click(await screen.findByText('Change'));
  const row = within(screen.getByRole('listitem'));
  const field = row.getByRole<HTMLTextAreaElement>('textbox', { name: 'Explanation, English' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Air between fibres.');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'What you typed is still here.');
  service.answers[list] = listed({ id: 7, ...state('Much air.') });
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  expect(await row.findByText(/Stored now: Explanation, English: Much air\./)).toBeTruthy();
  expect(field.value).toBe('Air between fibres.');
  service.answers[save] = state('Air between fibres.');
  service.answers[list] = listed({ id: 7, ...state('Air between fibres.') });
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toEqual(['“loft” is saved.']));
  expect(service.callsOf(save)[1]?.body).toEqual({ ...state('Air between fibres.'), was: state('Much air.') });
  expect(screen.queryByText(/Stored now/)).toBeNull();
});

it('is removed in one press over what was seen (STAFF-58)', async () => {
  const service = open();
  await screen.findByRole('listitem');
  service.answers[remove] = { ok: true };
  service.answers[list] = listed();
  await userEvent.click(screen.getByRole('button', { name: 'Remove loft' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(service.callsOf(remove)[0]?.body).toEqual({ was: state('Air.') });
  expect(toasts()).toEqual(['“loft” is removed. The log brings it back.']);
});
