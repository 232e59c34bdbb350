// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GiftCode, GiftCodes as GiftCodesAnswer } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { GiftCodes } from './gift-codes.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
  vi.restoreAllMocks();
});

const path = '/api/staff/gift-campaigns/3/codes/';
const winter: GiftCode = {
  ...{ id: 9, code: 'TALVI-1', uses: 1, max_uses: 2, standing: 'open', orders: ['100123'] },
};
const found = (...results: GiftCode[]): GiftCodesAnswer => ({ results, total: results.length, page: 1, page_count: 1 });

function open(codes: GiftCodesAnswer) {
  const service = serviceDouble({ [`GET ${path}`]: codes });
  const changed = vi.fn();
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <GiftCodes campaignId={3} slug="talvi" onChanged={changed} />
    </PageAt>,
  );
  return { service, changed };
}
const toasts = () => $toasts.get().map(({ message }) => message);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('codes are found by a part of them and by how they stand, and lead to the orders that they paid for (STAFF-61)', async () => {
  const { service } = open(found(winter));
  expect(await screen.findByRole('heading', { name: 'TALVI-1' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/staff/orders/100123/');
  service.answers[`GET ${path}`] = found();
  await userEvent.type(screen.getByLabelText('Find a code'), 'kevät');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Used up');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'TALVI-1' })).toBeNull());
  expect(service.callsOf(`GET ${path}`).at(-1)?.query).toEqual({ q: 'kevät', state: 'used_up', page: 1 });
  // Nothing is there to keep.
  expect(screen.queryByRole('button', { name: 'Keep all codes as a file' })).toBeNull();
});

it('a number of codes is needed unless some are typed; a refusal keeps them, and the campaign counts those that were made (STAFF-61)', async () => {
  const { service, changed } = open(found());
  await userEvent.click(await screen.findByText('New codes'));
  await press('Make the codes');
  const count = screen.getByLabelText<HTMLInputElement>(/^How many/);
  await waitFor(() => expect(count.getAttribute('aria-invalid')).toBe('true'));
  const make = `POST ${path}`;
  expect(service.callsOf(make)).toHaveLength(0);
  const typed = screen.getByLabelText<HTMLTextAreaElement>(/^Codes of your own/);
  await userEvent.type(typed, 'TALVI-2, TALVI-3');
  const words = 'TALVI-2 is there already.';
  service.answers[make] = new ApiFailure(400, 'invalid_request', words, { codes: words });
  await press('Make the codes');
  expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  expect(typed.value).toBe('TALVI-2, TALVI-3');
  expect(changed).not.toHaveBeenCalled();
  service.answers[make] = { codes: ['TALVI-2', 'TALVI-3'] };
  await press('Make the codes');
  await waitFor(() => expect(toasts()).toEqual(['2 codes are made.']));
  expect(service.callsOf(make)[1]?.body).toEqual({ codes: ['TALVI-2', 'TALVI-3'], count: 0, max_uses: 1 });
  expect(changed).toHaveBeenCalled();
});

it('a code is taken back and counts again by a press; a refusal is told at its row (STAFF-61)', async () => {
  const { service } = open(found(winter));
  const change = `PUT ${path}9/`;
  await screen.findByRole('heading', { name: 'TALVI-1' });
  service.answers[change] = new ApiFailure(404, 'not_found', 'The code is gone.');
  await press('Take back: TALVI-1');
  expect(await screen.findByText('The code is gone.')).toBeTruthy();
  service.answers[change] = { ok: true };
  service.answers[`GET ${path}`] = found({ ...winter, standing: 'ended' });
  await press('Take back: TALVI-1');
  await screen.findByRole('button', { name: 'Let it count again: TALVI-1' });
  expect(service.callsOf(change)[1]?.body).toEqual({ is_ended: true });
  service.answers[`GET ${path}`] = found(winter);
  await press('Let it count again: TALVI-1');
  await screen.findByRole('button', { name: 'Take back: TALVI-1' });
  expect(service.callsOf(change)[2]?.body).toEqual({ is_ended: false });
  expect(toasts()).toEqual(['TALVI-1 is taken back: no order can use it.', 'TALVI-1 counts again.']);
});

it('all codes become a file, with how often each was used (STAFF-61)', async () => {
  const { service } = open({ ...found(winter), total: 60, page_count: 2 });
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  service.answers[`GET ${path}all/`] = {
    codes: [winter, { ...winter, code: 'TALVI-2', uses: 2, standing: 'used_up' }],
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Keep all codes as a file' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(await blobs[0]?.text()).toContain('TALVI-1,1,2,open\nTALVI-2,2,2,used_up\n');
  const pages = within(screen.getByRole('navigation'));
  await userEvent.click(pages.getAllByRole('button')[1] as HTMLElement);
  await waitFor(() => expect(service.callsOf(`GET ${path}`).at(-1)?.query).toEqual({ page: 2 }));
});
