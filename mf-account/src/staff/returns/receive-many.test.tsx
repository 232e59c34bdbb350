// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffReturnRow } from 'mf-shared/contract';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { ReturnsScreen } from './returns-screen.tsx';

afterEach(cleanup);

const row = {
  ...{ reference: '100123-1', order_number: '100123', kind: 'return', way: 'post', status: 'new-return', id: 7 },
  ...{ declared_at: '2026-11-20T08:00:00Z', status_at: '2026-11-20T08:00:00Z', received_at: null, settled_at: null },
  ...{ tracking_code: '', name: 'Aino Lehtonen', has_left: true, lines: [], refund: 90, fee: 0, currency: 'eur' },
  ...{ send_by: null, message: '', received_store: null, attachments: [], holder: null },
} as StaffReturnRow;

it('parcels that are received together keep their button busy until the service has answered (AFTER-97)', async () => {
  history.replaceState(null, '', '/en/staff/returns/');
  const received = Promise.withResolvers<unknown>();
  const service = serviceDouble({
    'GET /api/staff/returns/': { results: [row], counts: {}, at_stake: [], total: 1, page: 1, page_count: 1 },
    'GET /api/resources/': { stores: [] },
    'POST /api/staff/returns/7/receive/': () => received.promise,
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ReturnsScreen />
    </PageAt>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose 100123-1' }));
  const button = screen.getByRole('button', { name: 'It is here' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(service.callsOf('POST /api/staff/returns/7/receive/')).toHaveLength(1);
  received.resolve({});
  await waitFor(() => expect(screen.queryByRole('button', { name: 'It is here' })).toBeNull());
});
