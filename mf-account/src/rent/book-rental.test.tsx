// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RentalOffer } from 'mf-shared/contract';
import { createApiClient } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BookRental } from './book-rental.tsx';

const hours = ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null];
const store = {
  ...{ id: 2, slug: 'kamppi', name: 'Helsinki Kamppi', address: 'Katu 1', postalCode: '00100', city: 'Helsinki' },
  openingHours: hours,
  otherDays: [],
};
const offer: RentalOffer = {
  ...{ partnerUrl: null, from: '2026-11-25', until: '2027-05-24', mostDays: 30, stores: [store] },
  products: [
    {
      ...{ id: 1, name: 'Tokka 90', manufacturer: 'Suksela', image: '/media/a', path: '/suksela/tokka/' },
      ...{ dayPrice: 12.5, sizes: ['149 cm', '163 cm'], storeIds: [2] },
    },
  ],
};
const sent: unknown[] = [];
const answer = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = String(input instanceof Request ? input.url : input);
  if (url.includes('/free/')) return Response.json({ free: [{ storeId: 2, size: '149 cm', count: 2 }] });
  sent.push(JSON.parse(input instanceof Request ? await input.text() : String(init?.body)));
  const reserved = { number: 5001, status: 'reserved', product: 'Suksela Tokka 90', size: '149 cm', image: '/media/a' };
  return Response.json({ ...reserved, first: '2026-11-27', last: '2026-11-30', days: 4, price: 50, store });
});

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  history.replaceState(null, '', '/en/rental/rentle/');
  const api = createApiClient({ origin: 'http://localhost', locale: 'en', authorization: () => null });
  render(
    <PageAt api={api} packages={['mf-account']}>
      <BookRental offer={offer} />
    </PageAt>,
  );
  await screen.findByRole('heading', { name: 'Reserve a rental' });
}
const setDay = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

it('tells what is free and the price of the days, and sends the form once (RENTAL-4 to RENTAL-6)', async () => {
  await show();
  setDay('Day of pick-up', '2026-11-27');
  setDay('Day of return', '2026-11-30');
  expect(await screen.findByRole('option', { name: '149 cm, 2 free' })).toBeTruthy();
  expect(screen.getByRole('option', { name: '163 cm, 0 free' })).toBeTruthy();
  expect(screen.getByText('4 days, 50 € in all')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Size'), '149 cm');
  await userEvent.type(screen.getByLabelText('Name'), 'Aino Lehtonen');
  await userEvent.type(screen.getByLabelText('Email'), 'aino@havu.example');
  await userEvent.type(screen.getByLabelText('Phone'), '0405550101');
  await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  expect(await screen.findByText('Reservation 5001 is made')).toBeTruthy();
  expect(sent).toMatchObject([{ product: 1, store: 2, size: '149 cm', first: '2026-11-27', last: '2026-11-30' }]);
});

it('says beside the field that the store is closed on a day, before anything is sent', async () => {
  await show();
  setDay('Day of pick-up', '2026-11-29');
  setDay('Day of return', '2026-11-30');
  await waitFor(() => expect(screen.getByText('The store is closed on that day.')).toBeTruthy());
  expect(sent).toEqual([]);
});
