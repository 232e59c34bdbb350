// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { StaffProduct } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { EditPrice } from './edit-price.tsx';

afterEach(cleanup);

function show(lowest: number | null) {
  const product: Partial<StaffProduct> = {
    ...{ id: 7, price_version: 'a', lowest_30_days: lowest },
    price: { regular: 120, active: 100, club: null },
  };
  render(
    <PageAt api={serviceDouble().api} packages={['mf-account']}>
      <EditPrice product={product as StaffProduct} onChanged={() => {}} />
    </PageAt>,
  );
}

it('what a lower price would be compared with stands beside the fields before anything is saved (LOOK-57)', () => {
  show(89.9);
  expect(screen.getByText(/lowest price of the last 30 days is/).textContent).toContain('89.90');
});

it('nothing is told of a product without a history', () => {
  show(null);
  expect(screen.queryByText(/last 30 days/)).toBeNull();
});
