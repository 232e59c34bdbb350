// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffComplaint } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { WorkOnComplaint } from './work-on-complaint.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const move = 'POST /api/staff/reclamations/4101/move/';

function show(salesChannel: 'S' | 'store', answer: DoubleAnswer = {}) {
  const complaint = {
    ...{ number: 4101, version: 2, next: ['processed-return'], form: { salesChannel } },
    givable: { amount: 49.9, currency: 'eur' },
  } as unknown as StaffComplaint;
  const service = serviceDouble({ 'GET /api/resources/': { stores: [] }, [move]: answer });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <WorkOnComplaint complaint={complaint} onChange={nothing} onStale={nothing} />
    </PageAt>,
  );
  const sent = () => service.calls.filter(({ body }) => body !== undefined).map(({ body }) => body);
  return { sent, save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })) };
}

const choose = async (outcome: string) =>
  userEvent.selectOptions(await screen.findByLabelText('What was done'), outcome);
const amount = () => screen.getByLabelText<HTMLInputElement>(/^To give back, EUR/);

it('all the money is filled in, and a lower price is for people to say (AFTER-123)', async () => {
  const { save, sent } = show('S');
  await choose('refunded');
  expect(amount().value).toBe('49.90');
  expect(screen.queryByLabelText('How it was given')).toBeNull();
  await choose('price_reduced');
  expect(amount().value).toBe('');
  await save();
  expect(await screen.findByText('Write how much.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.type(amount(), '12,50');
  await save();
  expect(sent()).toEqual([
    { version: 2, status: 'processed-return', body: '', outcome: 'price_reduced', refund: '12,50' },
  ]);
});

it('of a store’s sale it is said how it was given (AFTER-124)', async () => {
  const { save, sent } = show('store');
  await choose('refunded');
  await save();
  expect(await screen.findByText('Say how it was given.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('How it was given'), 'till');
  await save();
  expect(sent()).toMatchObject([{ outcome: 'refunded', refund: '49.90', means: 'till' }]);
});

it('who replaces a product is told to send it, and writes to the buyer how it comes (AFTER-138)', async () => {
  const { save, sent } = show('S');
  await choose('repaired');
  expect(screen.queryByText(/^Nothing is sent by itself/)).toBeNull();
  await choose('replaced');
  expect(screen.getByText(/^Nothing is sent by itself: send the new product from a store/)).toBeTruthy();
  await save();
  expect(await screen.findByText('Write a few words.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Letter to the buyer'), 'It leaves Vantaa today.');
  await save();
  expect(sent()).toEqual([
    { version: 2, status: 'processed-return', body: 'It leaves Vantaa today.', outcome: 'replaced' },
  ]);
});

it('what is wrong with the amount stands at the amount', async () => {
  const { save } = show('S', new ApiFailure(400, 'invalid_request', 'Check it.', { refund: 'Too much.' }));
  await choose('refunded');
  await save();
  expect(await screen.findByText('Too much.')).toBeTruthy();
  expect(document.activeElement).toBe(amount());
});
