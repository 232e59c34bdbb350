// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffCustomersResponse } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { CustomersScreen } from './customers-screen.tsx';

afterEach(cleanup);

const call = 'GET /api/staff/customers/';
const none: StaffCustomersResponse = { results: [], total: 0, page: 1, page_count: 1 };

function open(query: string) {
  history.replaceState(null, '', `/en/staff/customers/${query}`);
  const service = serviceDouble({ [call]: none });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CustomersScreen />
    </PageAt>,
  );
  return service;
}

it('an address asks for what the service understands, and opens the filters that are on (STAFF-24)', async () => {
  const service = open(
    '?q=aino&kind=scout&club=yes&marketing=maybe&country=se&language=xx&from=2026-01-01&sort=name&page=2',
  );
  await screen.findByText('0 customers');
  const asked = { q: 'aino', kind: 'scout', club: 'yes', country: 'se', from: '2026-01-01', sort: 'name' };
  expect(service.calls[0]?.query).toEqual({ ...asked, page: 2 });
  const on = within(screen.getByRole('list', { name: 'Filters that are on' }));
  expect(on.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    ...['Kind of customer: Scout ×', 'Member of the club: yes ×', 'Country: Sweden ×'],
    ...['Registered from: 1 January 2026 ×', 'Clear all filters'],
  ]);
  expect((screen.getByRole('combobox', { name: 'Member of the club' }) as HTMLSelectElement).value).toBe('yes');
});

it('are narrowed by keyboard alone; a filter is taken off without the others (STAFF-24)', async () => {
  const service = open('?organisation=waiting');
  await screen.findByText('0 customers');
  // Companies that wait come by how long they have waited, and the order says so.
  expect((screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
    'Longest wait first',
  );
  await userEvent.click(screen.getByText('More filters'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Has ordered' }), 'no');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'sv');
  screen.getByRole('button', { name: 'Find customers' }).focus();
  await userEvent.keyboard('{Enter}');
  const asked = { organisation: 'waiting', orders: 'no', language: 'sv' };
  await waitFor(() => expect(service.calls.at(-1)?.query).toEqual({ ...asked, page: 1 }));
  const on = screen.getByRole('link', { name: 'Remove the filter: Only companies that wait' });
  expect(on.getAttribute('href')).toBe('/en/staff/customers/?orders=no&language=sv');
});
