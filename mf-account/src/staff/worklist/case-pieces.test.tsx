// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { InspectedPieces } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { CasePieces } from './case-pieces.tsx';

afterEach(cleanup);
const path = '/api/staff/reclamations/4101/';
const nowhere: InspectedPieces = { condition: null, destination: null, store: null, place: '' };
const bench: InspectedPieces = { condition: 'damaged', destination: 'workshop', store: null, place: 'Bench 7' };
const stores = [
  { id: 1, name: 'Keskusvarasto', type: 'warehouse' },
  { id: 2, name: 'Havu Tampere', type: 'retail' },
];

function show(answer: object = {}) {
  const [onChange, onStale] = [vi.fn(), vi.fn()];
  const service = serviceDouble({ 'GET /api/resources/': { stores }, [`POST ${path}pieces/`]: answer });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <CasePieces
        {...{ path, version: 4, names: ['Kuura jacket', 'Routa hat'], pieces: [bench, nowhere], onChange, onStale }}
      />
    </PageAt>,
  );
  return { service, onChange, onStale };
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Note where they are' }));

it('writes down for each row where its pieces are and how, and asks neither while the buyer has them (AFTER-113)', async () => {
  const { service, onChange } = show({ number: 4101 });
  const hat = group('Routa hat');
  expect(hat.queryByLabelText(/^Condition/)).toBeNull();
  await userEvent.selectOptions(hat.getByLabelText(/^Where is it/), await hat.findByText('Havu Tampere'));
  await userEvent.selectOptions(hat.getByLabelText(/^Condition/), 'As new');
  await userEvent.type(hat.getByLabelText(/^Shelf/), 'B-1');
  await userEvent.selectOptions(group('Kuura jacket').getByLabelText(/^Where is it/), 'With the buyer');
  await save();
  expect(service.callsOf(`POST ${path}pieces/`)[0]?.body).toEqual({
    version: 4,
    rows: [nowhere, { condition: 'new', destination: 'store', store: 2, place: 'B-1' }],
  });
  expect(onChange).toHaveBeenCalledWith({ number: 4101 });
});

it('keeps what was typed where somebody else was faster, and has the case read again (AFTER-113)', async () => {
  const { onStale } = show(new ApiFailure(409, 'complaint_changed', 'Somebody else has changed it.'));
  const place = group('Kuura jacket').getByLabelText<HTMLInputElement>(/^Which workshop/);
  await userEvent.type(place, ' left');
  await save();
  expect(onStale).toHaveBeenCalledOnce();
  expect(place.value).toBe('Bench 7 left');
  expect(screen.getByRole('alert').textContent).toContain('Somebody else has changed it.');
});
