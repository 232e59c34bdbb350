// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BulkLook } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkDialog } from './bulk-dialog.tsx';

afterEach(cleanup);

const looks = 'POST /api/staff/bulk-changes/';
const lookOf = (id: number, active: number): BulkLook => ({
  ...{ id, models: 2, variants: 5, refused: [{ why: 'not_lower', count: 4, names: ['Kelo'] }], not_told_lower: 1 },
  samples: [
    {
      ...{ id: 7, name: 'Kuura', number: 'H7', currencies: { sek: 900 }, lowest_30_days: 90 },
      before: { regular: 100, active: 100, active_to: 100 },
      after: { regular: 100, active, active_to: active },
    },
  ],
});

function show(answers: Parameters<typeof serviceDouble>[0]) {
  const service = serviceDouble(answers);
  const onDone = vi.fn();
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <BulkDialog products={{ ids: [7, 8] }} count={2} kind="campaign" isOpen onClose={() => {}} onDone={onDone} />
    </PageAt>,
  );
  return { ...service, onDone };
}
const lookAt = async (percent: string) => {
  const field = await screen.findByLabelText('Percent');
  await userEvent.clear(field);
  await userEvent.type(field, `${percent}{Enter}`);
};
const apply = () => screen.queryByRole('button', { name: 'Change 2 products' });

it('only what was looked at can be done: another word typed takes the button away (STAFF-43)', async () => {
  const { calls, onDone } = show({
    [looks]: lookOf(3, 80),
    'POST /api/staff/bulk-changes/3/apply/': { state: 'applied', models: 2, kept: { count: 0, names: [] } },
  });
  expect(apply()).toBeNull();
  await lookAt('20');
  expect(await screen.findByText(/would not be below the regular price/)).toBeDefined();
  expect(screen.getByText(/and 3 more/)).toBeDefined();
  expect(apply()).not.toBeNull();
  await userEvent.type(screen.getByLabelText('Percent'), '5');
  expect(apply()).toBeNull();
  await lookAt('20');
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2 products' }));
  expect(onDone).toHaveBeenCalledWith({ id: 3, done: { state: 'applied', models: 2, kept: { count: 0, names: [] } } });
  expect(calls[0]?.body).toEqual({
    products: { ids: [7, 8] },
    change: { kind: 'campaign', how: 'lower', value: 20, ending: 'none', from: null, until: null },
  });
});

it('what somebody has changed meanwhile is named, looked at anew and not done (STAFF-43)', async () => {
  let id = 2;
  const { callsOf, onDone } = show({
    [looks]: () => lookOf(++id, 60 + id),
    'POST /api/staff/bulk-changes/3/apply/': new ApiFailure(409, 'bulk_changed', 'Changed meanwhile (1): Kuura.'),
  });
  await lookAt('20');
  await userEvent.click(await screen.findByRole('button', { name: 'Change 2 products' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Kuura');
  expect(callsOf(looks)).toHaveLength(2);
  expect(screen.getByRole('table').textContent).toContain('64');
  expect(onDone).not.toHaveBeenCalled();
});
