// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StoreReturn } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ComplaintForm } from '../complain/complaint-form.tsx';
import { StoreReturnByCode } from './store-return-case.tsx';
import { StoreReturnForm } from './store-return-form.tsx';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/en/returns/#store');
});
afterEach(cleanup);

const send = 'POST /api/store-returns/';
const stores = [
  { id: 3, name: 'Tampere', type: 'retail' },
  { id: 4, name: 'Central warehouse', type: 'warehouse' },
];

function show(children: ReactNode, own: Record<string, DoubleAnswer> = {}) {
  const answers = { 'GET /api/resources/': { stores }, 'GET /api/attachments/': { results: [] }, ...own };
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {children}
    </PageAt>,
  );
  return service;
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Make the return' }));
const wrongFields = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id.replace('store-return-', ''));

async function fillAll() {
  await screen.findAllByRole('option', { name: 'Tampere' });
  await userEvent.selectOptions(field('Store'), 'Tampere');
  fill(/^Receipt number/, 'R-1');
  fill('Bought on', '2026-11-01');
  fill(/^Product/, 'Kuura');
  fill('Size', 'M');
  fill(/^Price in euros/, '99,90');
  await userEvent.selectOptions(field('What was it?'), 'Too small');
  fill('Name', 'Aino');
  fill('Email', 'aino@example.fi');
  fill('Phone', '040 123');
}

describe('returning what was bought in a store', () => {
  it('marks what is missing, leads to the first of it and sends nothing (AFTER-82)', async () => {
    const service = show(<StoreReturnForm />);
    await submit();
    expect(wrongFields()).toEqual([
      ...['store', 'receipt', 'timeOfPurchase', 'rows.0.model', 'rows.0.size', 'rows.0.price', 'rows.0.reason'],
      ...['name', 'email', 'phone'],
    ]);
    expect(document.activeElement).toBe(field('Store'));
    expect(service.callsOf(send)).toEqual([]);
  });

  it('says who pays a parcel, by the reasons, and nothing of it where a store is chosen (AFTER-122)', async () => {
    show(<StoreReturnForm />);
    await fillAll();
    expect(screen.getByText(/you choose the carrier and pay/)).toBeDefined();
    await userEvent.selectOptions(field('What was it?'), 'wrong_product');
    expect(screen.getByText(/we pay it: the fault is ours/)).toBeDefined();
    await userEvent.selectOptions(field('Store that you bring it to'), 'Tampere');
    expect(screen.queryByText(/we pay it/)).toBeNull();
  });

  it('offers stores only, no warehouse', async () => {
    show(<StoreReturnForm />);
    await screen.findAllByRole('option', { name: 'Tampere' });
    expect(screen.queryByRole('option', { name: 'Central warehouse' })).toBeNull();
  });

  it('asks for an account only where the money comes by bank transfer, and forgets its number in the tab (AFTER-83)', async () => {
    const service = show(<StoreReturnForm />, { [send]: { code: 'S-1' } });
    await fillAll();
    expect(screen.queryByLabelText(/IBAN/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /By bank transfer/ }));
    await submit();
    expect(wrongFields()).toEqual(['accountHolder', 'iban']);
    fill('Whose account is it?', 'Aino');
    fill(/IBAN/, 'FI21 1234 5600 0007 85');
    expect(sessionStorage.getItem('havu.store-return')).toContain('R-1');
    expect(sessionStorage.getItem('havu.store-return')).not.toContain('1234 5600');
    await submit();
    await waitFor(() => expect(location.pathname + location.hash).toBe('/en/returns/status/#S-1'));
    expect(service.callsOf(send)[0]?.body).toMatchObject({
      ...{ store: '3', receipt: 'R-1', payout: 'bank', iban: 'FI21 1234 5600 0007 85', returnStore: '' },
      rows: [{ model: 'Kuura', size: 'M', noSize: false, amount: 1, price: '99,90', reason: 'too_small' }],
    });
    expect(sessionStorage.getItem('havu.store-return')).toBeNull();
  });

  it('tells at the day of the purchase that the time is over, and keeps what was typed (AFTER-82)', async () => {
    const words = 'The 100 days are over.';
    show(<StoreReturnForm />, { [send]: new ApiFailure(409, 'store_return_time_over', words) });
    await fillAll();
    await submit();
    expect(await screen.findByRole('link', { name: `Bought on: ${words}` })).toBeDefined();
    expect(wrongFields()).toEqual(['timeOfPurchase']);
    expect(document.activeElement).toBe(field('Bought on'));
    expect(field(/^Receipt number/).value).toBe('R-1');
  });

  it('names no reason of size for a product that has none, and leads a fault to a complaint', async () => {
    show(<StoreReturnForm />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'It has no size' }));
    expect(screen.queryByLabelText('Size')).toBeNull();
    expect(screen.queryByRole('option', { name: 'Too small' })).toBeNull();
    await userEvent.selectOptions(field('What was it?'), 'It has a fault');
    expect(screen.getByRole('link', { name: /a complaint is the better way/ }).getAttribute('href')).toBe(
      '/en/reclamation/',
    );
  });

  it('takes what was typed along to the complaint, and nothing of it in the address (AFTER-134)', async () => {
    show(<StoreReturnForm />);
    await fillAll();
    await userEvent.selectOptions(field('What was it?'), 'It has a fault');
    const link = screen.getByRole('link', { name: /a complaint is the better way/ });
    await userEvent.click(link);
    expect(link.getAttribute('href')).toBe('/en/reclamation/');
    cleanup();
    const complained = 'POST /api/reclamations/';
    const service = show(<ComplaintForm />, { [complained]: { code: 'ABCD' } });
    await screen.findByRole('option', { name: 'Tampere', selected: true });
    expect([field(/^Receipt number/).value, field('Size').value]).toEqual(['R-1', 'M']);
    fill('Brand', 'Kaamos');
    fill(/^What is wrong/, 'The zip broke.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
    expect(service.callsOf(complained)[0]?.body).toMatchObject({
      ...{ salesChannel: 'store', store: '3', receipt: 'R-1' },
      rows: [{ model: 'Kuura', size: 'M', price: '99,90', complaint: 'The zip broke.' }],
    });
  });
});

const found: StoreReturn = {
  ...{
    number: 12,
    name: 'Aino',
    status: 'processed-return',
    store_name: 'Tampere',
    receipt: 'R-1',
    bought_on: '2026-11-01',
  },
  ...{ payout: 'bank', told: 59.7, refund: null, submitted_at: '2026-11-02T10:00:00Z', paid_at: null, code: 'S12-X' },
  ...{ status_at: '2026-11-03T10:00:00Z', return_store_name: null, send_to: 'Havu, Vantaa', iban_end: '0785' },
  ...{ message: '', attachments: [], events: [], goods: null },
  ...{ send_by: '2027-02-09', tracking_code: '', can_cancel: false, can_write: false },
  rows: [{ model: 'Sock', color: 'Black', size: 'M', amount: 3, price: 19.9, reason: 'too_small' }],
};

describe('the return of a purchase in a store', () => {
  const open = (own: Partial<StoreReturn>) =>
    show(<StoreReturnByCode code="S12-X" />, { 'GET /api/store-returns/S12-X/': { ...found, ...own } });
  it('says where refused goods wait, and until when (AFTER-106)', async () => {
    const goods = { to: 'kept' as const, kept_in: 'Tampere, Katu 1', kept_until: '2026-12-04' };
    open({ status: 'rejected-return', goods });
    expect(await screen.findByText('You can fetch it until 4 December 2026: Tampere, Katu 1.')).toBeTruthy();
  });

  const panel = async () =>
    (await screen.findByRole('region', { name: 'You get' })).textContent?.replace(/\s/g, ' ') ?? '';

  it('multiplies the price by the pieces to the cent, and tells the end of the account', async () => {
    open({});
    expect(await panel()).toContain('account that ends in 0785');
    const row = screen.getByText(/3 × Sock, Black, M/).closest('li');
    expect(row?.textContent?.replace(/\s/g, ' ')).toMatch(/Too small59.70 €$/);
  });

  it.each<[Partial<StoreReturn>, string]>([
    [{ paid_at: null }, 'The money is on its way'],
    [{ paid_at: '2026-11-04T10:00:00Z' }, 'The money is back'],
    [{ status: 'rejected-return' }, 'We could not accept it'],
    [{ status: 'cancelled' }, 'The return is cancelled'],
  ])('%j is called “%s”, and is over', async (own, words) => {
    open(own);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeDefined();
    expect(screen.queryByLabelText(/^Your message/)).toBeNull();
  });

  it('tells where it goes and takes letters while it is open', async () => {
    open({ ...begun, return_store_name: 'Tampere' });
    expect(await screen.findByText(/by 9 February 2027 to: Tampere\. Write 12/)).toBeDefined();
    expect(screen.getByLabelText(/^Your message/)).toBeDefined();
  });

  const begun = { status: 'new-return', can_cancel: true, can_write: true } as const;
  const path = '/api/store-returns/S12-X/';
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('is taken back after a second question, and says so (AFTER-115)', async () => {
    const cancelled = { ...found, status: 'cancelled' } as const;
    const answers = { [`GET ${path}`]: { ...found, ...begun }, [`POST ${path}cancel/`]: cancelled };
    const service = show(<StoreReturnByCode code="S12-X" />, answers);
    await press('Cancel the return');
    await press('No, keep the return');
    await press('Cancel the return');
    expect(service.callsOf(`POST ${path}cancel/`)).toHaveLength(0);
    await press('Yes, cancel it');
    expect(await screen.findByRole('heading', { level: 1, name: 'The return is cancelled' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the return' })).toBeNull();
    expect(screen.queryByText('You get')).toBeNull();
    expect(screen.queryByText(/0785/)).toBeNull();
  });

  it('keeps the tracking code of a parcel that the buyer sends, and asks for none of what is brought (AFTER-116)', async () => {
    const service = show(<StoreReturnByCode code="S12-X" />, {
      [`GET ${path}`]: { ...found, ...begun },
      [`POST ${path}tracking/`]: { ...found, ...begun, tracking_code: 'JJFI 1' },
    });
    await userEvent.type(await screen.findByLabelText(/^Tracking code/), 'JJFI 1');
    await press('Save the code');
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(service.callsOf(`POST ${path}tracking/`)[0]?.body).toEqual({ tracking_code: 'JJFI 1' });
    cleanup();
    open({ ...begun, return_store_name: 'Tampere' });
    await screen.findByRole('button', { name: 'Cancel the return' });
    expect(screen.queryByLabelText(/^Tracking code/)).toBeNull();
  });
});
