// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CampaignProduct, StaffCampaign } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { CampaignScreen } from './campaign-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [one, save, find] = ['GET /api/staff/campaigns/7/', 'PUT /api/staff/campaigns/7/', 'GET /api/search/'];
const [added, remove] = ['GET /api/staff/campaigns/products/', 'POST /api/staff/campaigns/7/remove/'];
const product = (own: Partial<CampaignProduct>): CampaignProduct => ({
  ...{ id: 1, name: 'Kuura jacket', is_listed: true, planned: null },
  price: { active: 80, regular: 100, reference: 95, lowest_30_days: 80 },
  ...own,
});
const ski = product({ id: 2, name: 'Ski', price: { active: 80, regular: 100, reference: null, lowest_30_days: 80 } });
const campaign = (own: Partial<StaffCampaign> = {}): StaffCampaign => ({
  ...{ titles: { en: 'Snow' }, slugs: { en: 'snow' }, descriptions: {}, is_active: true, image: '' },
  ...{ club_starts_at: null, starts_at: null, ends_at: null, products: ['kuura', 'ski'] },
  ...{ id: 7, path: '/campaigns/snow/', standing: 'running' },
  product_facts: { kuura: product({}), ski },
  ...own,
});

function show(own: Partial<StaffCampaign> = {}) {
  history.replaceState(null, '', '/en/staff/campaigns/7/');
  const service = serviceDouble({ [one]: campaign(own), [save]: campaign(own) });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CampaignScreen id="7" />
    </PageAt>,
  );
  return service;
}
const products = () => screen.findByRole('group', { name: 'Products' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('each product tells its price and what it is compared with, and where shoppers are told no reduction (STAFF-60, PRODUCT-68)', async () => {
  const later = { from: '2027-02-03T10:00:00.000Z', active: 70, reference: null };
  const plain = { active: 90, regular: 90, reference: null, lowest_30_days: 85 };
  show({
    products: ['kuura', 'ski', 'wax'],
    product_facts: {
      ...{ kuura: product({}), ski },
      wax: product({ id: 3, name: 'Wax', price: plain, planned: later, is_listed: false }),
    },
  });
  const rows = within(await products()).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/80.€ today.+compared with 95.€/);
  expect(rows[1]?.textContent).toMatch(/80.€ today instead of 100.€.+no reduction/);
  expect(rows[2]?.textContent).toMatch(
    /do not see this product.+90.€ today, not reduced.+85.€.+2027.+70.€.+no reduction/,
  );
  expect(screen.getByText('1 product is reduced, and shoppers are told no reduction there.')).toBeDefined();
});

it('a product is moved, found, added with its price and taken away, and the order is saved (STAFF-60)', async () => {
  const service = show();
  await products();
  await press('Move up: Ski');
  expect(screen.getByText('Ski is now in place 1 of 2.')).toBeDefined();
  const hits = [{ name: 'Wax', path: '/routa/x/wax/' }];
  service.answers[find] = { pages: [], groups: [], brands: [], products: hits, keywords: [], total: 1 };
  service.answers[added] = { products: { wax: product({ id: 3, name: 'Wax' }) } };
  await userEvent.type(screen.getByLabelText(/^Find a product/), 'wax');
  await press('Wax').catch(async () => userEvent.click(await screen.findByRole('button', { name: 'Wax' })));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Wax' })).toBeDefined());
  await press('Take away Kuura jacket');
  await press('Save');
  await waitFor(() => expect(service.callsOf(save)[0]?.body).toMatchObject({ products: ['ski', 'wax'] }));
});

it('who is too late sees in words what is stored in the fields that differ, and keeps what was typed (STAFF-42, STAFF-60)', async () => {
  const service = show();
  const field = await screen.findByLabelText<HTMLInputElement>(/^Title, English/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Deep snow');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Changed meanwhile');
  service.answers[one] = campaign({ products: ['ski'], ends_at: '2027-02-03T10:00:00.000Z', is_active: false });
  await press('Save');
  const newer = await screen.findByText(/Stored now/);
  expect(newer.textContent).toMatch(
    /from its start until its end: no · End: 3 Feb 2027.+ · Products: Ski · Title, English: Snow/,
  );
  expect(field.value).toBe('Deep snow');
});

it('times and products that are refused are told beside their fields (STAFF-60)', async () => {
  const service = show();
  await products();
  const fields = { ends_at: 'The end is before the start.', products: 'There is no such product.' };
  service.answers[save] = new ApiFailure(400, 'invalid_request', 'No', fields);
  await press('Save');
  const end = await screen.findByLabelText(/^End/);
  await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText(/^Find a product/).getAttribute('aria-invalid')).toBe('true');
});

it('it is removed in one press, over what was seen and nothing else (STAFF-60)', async () => {
  const service = show();
  await products();
  service.answers[remove] = { ok: true };
  await press('Remove the campaign Snow');
  await waitFor(() => expect(service.callsOf(remove)[0]?.body).toMatchObject({ was: { titles: { en: 'Snow' } } }));
  await waitFor(() => expect($toasts.get()[0]?.message).toBe('Snow is removed. The log brings it back.'));
});
