// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { WithdrawOrderResponse } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { SendGoods } from './send-goods.tsx';
import { useKeptReturn } from './use-kept-return.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const told: WithdrawOrderResponse = {
  ...{ order_number: '100123', step: 'confirm', kind: 'return', confirmation: 'of the post', country: 'fi' },
  lines: [{ productId: 11, name: 'Kaamos Kuura jacket', amount: 1 }],
  ...{ refund: 104.9, delivery: 4.9, can_be_gift_card: false, fee: 0, currency: 'eur' },
  ways: [
    { way: 'label', fee: 4.9, refund: 100, free_for: null, confirmation: 'of the label' },
    { way: 'store', fee: 0, refund: 104.9, free_for: null, confirmation: 'of the store' },
  ],
  ...{ declared_at: null, deadlines: '', way: '', message: '', code: null, order: null },
};
const points = [
  { id: 'pn-1', carrier: 'posti', name: 'Kiosk', address: 'Rantatie 1', postalCode: '33100', city: 'Tampere' },
  { id: 'pn-2', carrier: 'posti', name: 'Station', address: 'Rautatienkatu 25', postalCode: '33100', city: 'Tampere' },
].map((point, at) => ({
  ...{ ...point, openingHours: '7–23', distanceMeters: 400 },
  ...{ eastMeters: 300 + at * 500, northMeters: 260 },
}));

function Form({ onChanged }: Pick<Parameters<typeof SendGoods>[0], 'onChanged'>) {
  const kept = useKeptReturn();
  const shown = { kept, order: exampleOrder(), told, onTold: () => {}, onBack: () => {} };
  return <SendGoods {...shown} {...(onChanged && { onChanged })} />;
}
function show(near: object[] = points) {
  const service = serviceDouble({
    'GET /api/pickup-points/': near,
    'GET /api/attachments/': { results: [] },
    'POST /api/returns/': { ...told, step: 'declared', code: '7K2M-9QXP-4RTB' },
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <Form />
    </PageAt>,
  );
  return service;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sums = () =>
  [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replace(/\s/g, ' ').replace('−', '-'));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('reads the order anew where it was declared in another window meanwhile (AFTER-137)', async () => {
  const changed = vi.fn();
  const now = exampleOrder({ status: 'cancelled' });
  const refused = new ApiFailure(409, 'withdrawal_known', 'These products are declared already.');
  const service = serviceDouble({
    ...{ 'GET /api/attachments/': { results: [] }, 'POST /api/returns/': refused, 'POST /api/orders/fetch/': now },
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <Form onChanged={changed} />
    </PageAt>,
  );
  await userEvent.click(screen.getByLabelText(/In a store/));
  await press('Make the return');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(now, 'These products are declared already.'));
});

it('goes without a file that does not arrive once its buyer says so, and with nothing else left out (AFTER-78)', async () => {
  class Broken {
    upload = {};
    onerror?: () => void;
    open() {}
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onerror?.());
    }
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', Broken);
  try {
    const service = show();
    await userEvent.click(screen.getByLabelText(/In a store/));
    await userEvent.type(screen.getByLabelText(/^Your message/), 'The seam is open.');
    await userEvent.upload(
      screen.getByLabelText('Choose photographs'),
      new File(['x'], 'zip.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByText(/^Upload failed/);
    await press('Make the return');
    expect(alerts().join()).toContain('Some files are not uploaded.');
    expect(service.callsOf('POST /api/returns/')).toHaveLength(0);
    await userEvent.click(screen.getByLabelText('Send without attachments that are not uploaded'));
    await press('Make the return');
    expect(service.calls.find(({ call }) => call === 'POST /api/returns/')).toMatchObject({
      body: { way: 'store', message: 'The seam is open.', attachments: [], confirmation: 'of the store' },
    });
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('the way back', () => {
  it('is chosen by the buyer, and shows what it makes of the money (AFTER-46)', async () => {
    const service = show();
    await press('Make the return');
    expect(alerts().join()).toContain('Choose how it comes back.');
    await userEvent.click(screen.getByLabelText(/Parcel with our label/));
    expect(sums()).toEqual([
      'Products100 €',
      'Standard delivery4.90 €',
      'Fee of the way back-4.90 €',
      'Money back100 €',
    ]);
    expect(service.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('with a label asks for a postal code before a place, and sends the price that was shown (AVAIL-21)', async () => {
    const service = show();
    await userEvent.click(screen.getByLabelText(/Parcel with our label/));
    await press('Make the return');
    expect(alerts().join()).toContain('Type a postal code first, then choose a place.');
    await userEvent.type(screen.getByLabelText('Postal code'), '33100');
    await press('Find places');
    await userEvent.click(await screen.findByLabelText(/Kiosk/));
    await press('Make the return');
    expect(service.calls.find(({ call }) => call === 'GET /api/pickup-points/')).toMatchObject({
      query: { postal_code: '33100', country: 'fi' },
    });
    expect(service.calls.find(({ call }) => call === 'POST /api/returns/')).toMatchObject({
      body: { way: 'label', drop_point: 'pn-1', confirmation: 'of the label' },
    });
  });

  it('draws the listed places, and a press on a pin chooses one as its row does (CHECKOUT-80)', async () => {
    show();
    await userEvent.click(screen.getByLabelText(/Parcel with our label/));
    await userEvent.type(screen.getByLabelText('Postal code'), '33100');
    await press('Find places');
    const station = await screen.findByLabelText<HTMLInputElement>(/Station/);
    const map = await vi.waitUntil(() => document.querySelector('figure svg'));
    expect(map.getAttribute('aria-hidden')).toBe('true');
    expect(map.parentElement?.textContent).toContain('from the middle of 33100');
    const pin = [...map.querySelectorAll('g')].find(({ lastChild }) => lastChild?.textContent === '2');
    await userEvent.click(pin?.querySelector('circle') as Element);
    expect(station.checked).toBe(true);
    await userEvent.click(screen.getByLabelText(/Kiosk/));
    expect(station.checked).toBe(false);
  });

  it('draws no map of places that nobody knows the coordinates of', async () => {
    show(points.map((point) => ({ ...point, eastMeters: null, northMeters: null })));
    await userEvent.click(screen.getByLabelText(/Parcel with our label/));
    await userEvent.type(screen.getByLabelText('Postal code'), '33100');
    await press('Find places');
    expect(await screen.findByLabelText(/Station/)).toBeTruthy();
    expect(document.querySelector('figure')).toBeNull();
  });
});
