// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { $session, endTransfer } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import type { ProductPageData } from '../product/product-route.ts';
import { TransferPanel } from './transfer-panel.tsx';

afterEach(() => {
  cleanup();
  endTransfer();
  $session.set({ ...$session.get(), isStaffUser: false });
});

const stores = [
  { id: 1, name: 'Helsinki' },
  { id: 2, name: 'Tampere' },
] as unknown as ProductPageData['stores'];

it('the focus stays with the panel when the button that was pressed goes', async () => {
  $session.set({ ...$session.get(), isLoading: false, isStaffUser: true });
  render(
    <PageAt api={serviceDouble({}).api} packages={['mf-product']}>
      <TransferPanel stores={stores} />
    </PageAt>,
  );
  await userEvent.click(screen.getByText('Stock transfer'));
  expect(document.activeElement?.tagName).not.toBe('SECTION');
  await userEvent.selectOptions(screen.getByRole('combobox'), '2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Helsinki' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start a transfer request' }));
  const region = screen.getByRole('region');
  expect(document.activeElement).toBe(region);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});
