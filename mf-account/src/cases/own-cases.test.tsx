// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { OwnComplaints } from '../follow-complaint/own-complaints.tsx';
import { OwnReturns } from '../follow-return/own-returns.tsx';

afterEach(cleanup);

function show(answers: Record<string, unknown>) {
  const service = serviceDouble({
    'GET /api/customer/returns/': { results: [] },
    'GET /api/customer/store-returns/': { results: [] },
    'GET /api/customer/reclamations/': { results: [] },
    ...answers,
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <OwnReturns customerId={1} />
      <OwnComplaints customerId={1} />
    </PageAt>,
  );
  return service;
}

it('each return and complaint of the account says what it is about and where it is, and leads to its page', async () => {
  const found = { reference: '100123-1', status: 'more_info-return', code: 'ABCD', image: null };
  show({
    'GET /api/customer/returns/': { results: [{ ...found, goods: ['Kuura Jacket, M', 'Kelo Fleece, S'] }] },
    'GET /api/customer/store-returns/': {
      results: [{ number: 20001, store_name: 'Tampere', receipt: '4711', status: 'new-return', code: 'S-EFGH' }],
    },
    'GET /api/customer/reclamations/': {
      results: [{ number: 10001, model: 'Kuura Cap', image: null, status: 'fixing-return', code: 'JKMN' }],
    },
  });
  const complaints = await screen.findByRole('region', { name: 'Complaints' });
  const returns = await screen.findByRole('region', { name: 'Returns' });
  const rows = (region: HTMLElement) =>
    within(region)
      .getAllByRole('listitem')
      .map((row) => [row.querySelector('a')?.getAttribute('href'), row.textContent]);
  expect(rows(returns)).toEqual([
    ['/en/returns/status/#ABCD', 'Kuura Jacket, M + 1Waiting for an answer100123-1'],
    ['/en/returns/status/#S-EFGH', 'Tampere, 20001On its way4711'],
  ]);
  expect(rows(complaints)).toEqual([['/en/reclamation/status/#JKMN', 'Kuura CapBeing repaired10001']]);
});

it('nothing stands there where there are none', async () => {
  const service = show({});
  await expect.poll(() => service.calls.length).toBe(3);
  expect(screen.queryAllByRole('region')).toEqual([]);
});
