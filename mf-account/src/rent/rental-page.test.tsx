// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { RentalOffer } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { RentalPage } from './rental-page.tsx';

const offer: RentalOffer = {
  ...{ partnerUrl: null, from: '2026-11-25', until: '2027-05-24', mostDays: 30, stores: [] },
  products: [
    {
      ...{ id: 1, name: 'Tokka 90', manufacturer: 'Suksela', image: '/media/a', path: '/suksela/tokka/' },
      ...{ dayPrice: 12.5, sizes: ['149 cm'], storeIds: [] },
    },
  ],
};

afterEach(cleanup);

function show(partnerUrl: string | null) {
  history.replaceState(null, '', '/en/rental/rentle/');
  render(
    <PageAt api={serviceDouble().api} packages={['mf-account']}>
      <RentalPage data={{ step: 'book', offer: { ...offer, partnerUrl } }} params={{}} path="/rental/rentle/" />
    </PageAt>,
  );
  return screen.findByRole('heading', { name: 'Reserve a rental', level: 1 });
}

it('takes a reservation itself where no partner does (RENTAL-3)', async () => {
  await show(null);
  expect(screen.getByRole('button', { name: 'Reserve' })).toBeDefined();
  expect(screen.getByLabelText('Day of pick-up')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});

it('frames the partner’s page where one does, and takes no reservation itself (RENTAL-3)', async () => {
  await show('about:blank#partner');
  expect(screen.getByTitle('Reserve a rental').getAttribute('src')).toBe('about:blank#partner');
  expect(screen.queryByRole('button', { name: 'Reserve' })).toBeNull();
  expect(screen.queryByLabelText('Day of pick-up')).toBeNull();
});
