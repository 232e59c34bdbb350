// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffComplaint } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { PayPostage } from './pay-postage.tsx';

afterEach(cleanup);

const pay = 'POST /api/staff/reclamations/4101/postage/';
const complaint = { number: 4101, version: 2, givable: { amount: 49.9, currency: 'sek' } } as unknown as StaffComplaint;

function show(answer: DoubleAnswer) {
  const service = serviceDouble({ [pay]: answer });
  const onChange = vi.fn();
  const onStale = vi.fn();
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <PayPostage complaint={complaint} onChange={onChange} onStale={onStale} />
    </PageAt>,
  );
  return { service, onChange, onStale };
}
const amount = () => screen.getByLabelText<HTMLInputElement>(/SEK/);
const save = () => userEvent.click(screen.getByRole('button'));
async function fill() {
  await userEvent.type(amount(), '6,90');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'bank');
}

it('asks how much and how, at once, and sends nothing before (AFTER-129)', async () => {
  const { service } = show({});
  await save();
  expect(await screen.findByText('Write how much.')).toBeTruthy();
  expect(screen.getByText('Say how it was given.')).toBeTruthy();
  expect(document.activeElement).toBe(amount());
  expect(service.callsOf(pay)).toEqual([]);
});

it('pays the postage of the case as it was read, and shows what the case is then (AFTER-129)', async () => {
  const next = { ...complaint, version: 3 };
  const { service, onChange } = show(next);
  await fill();
  await save();
  expect(service.callsOf(pay)[0]?.body).toEqual({ version: 2, amount: '6,90', means: 'bank' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
});

it('says at the amount what the service refuses, and keeps it', async () => {
  const { onChange } = show(new ApiFailure(400, 'invalid_request', 'Check it.', { amount: 'Too much.' }));
  await fill();
  await save();
  expect(await screen.findByText('Too much.')).toBeTruthy();
  expect(amount().value).toBe('6,90');
  expect(document.activeElement).toBe(amount());
  expect(onChange).not.toHaveBeenCalled();
});

it('has the case read again where somebody else changed it, and keeps the amount', async () => {
  const { onChange, onStale } = show(new ApiFailure(409, 'complaint_changed', 'Somebody changed it.'));
  await fill();
  await save();
  expect(onStale).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  expect(amount().value).toBe('6,90');
});
