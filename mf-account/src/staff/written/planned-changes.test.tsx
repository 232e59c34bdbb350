// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PlannedChange } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenLinks } from './open-links.tsx';
import { PlannedChanges } from './planned-changes.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const path = '/api/staff/brands/3/plan/';
const waits: PlannedChange = {
  ...{ id: 8, due_at: '2026-12-01T10:00:00.000Z', until: null, is_end: false, by: 'Aino Havu', changed: [] },
  outcome: null,
};

function open(...results: PlannedChange[]) {
  const service = serviceDouble({ [`GET ${path}`]: { results } });
  const takenBack = vi.fn();
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <PlannedChanges path={path} entity="manufacturer" made={0} onTakenBack={takenBack} />
    </PageAt>,
  );
  return { service, takenBack };
}

it('what waits says who planned it and is taken back by a press; a refusal leaves it there (STAFF-68)', async () => {
  const { service, takenBack } = open(waits);
  const button = await screen.findByRole('button', { name: /^Take back what is planned for/ });
  expect(screen.getByText('planned by Aino Havu')).toBeTruthy();
  const takeBack = `DELETE ${path}8/`;
  service.answers[takeBack] = new ApiFailure(403, 'right_missing', 'You may not.');
  await userEvent.click(button);
  expect(await screen.findByText('You may not.')).toBeTruthy();
  expect(takenBack).not.toHaveBeenCalled();
  service.answers[takeBack] = { ok: true };
  service.answers[`GET ${path}`] = { results: [] };
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(takenBack).toHaveBeenCalledOnce();
  expect($toasts.get().map(({ message }) => message)).toEqual([expect.stringMatching(/is taken back\.$/)]);
});

it('what was published meanwhile goes without a word; what would go back can be let stay (STAFF-68)', async () => {
  const { service } = open({ ...waits, is_end: true });
  const button = await screen.findByRole('button', { name: /^Let stay what would go back on/ });
  // Another person, or its moment, was quicker.
  service.answers[`DELETE ${path}8/`] = new ApiFailure(404, 'not_found', 'Gone');
  service.answers[`GET ${path}`] = { results: [] };
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect($toasts.get()).toEqual([]);
});

it('what could not be published is told with the reason, and has no button (STAFF-68)', async () => {
  open({ ...waits, outcome: 'overtaken' });
  expect(await screen.findByText(/somebody had changed some of it by then/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('links of previews are counted, and end for everybody after a question (STAFF-64)', async () => {
  const previews = '/api/staff/brands/3/preview/';
  const service = serviceDouble({ [`GET ${previews}`]: { open: 2 } });
  const ended = vi.fn();
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <OpenLinks path={previews} newest={null} onEnded={ended} />
    </PageAt>,
  );
  expect(await screen.findByText('2 links show what was typed here.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End: links of previews' }));
  expect(service.callsOf(`DELETE ${previews}`)).toHaveLength(0);
  service.answers[`DELETE ${previews}`] = { ok: true };
  await userEvent.click(await screen.findByRole('button', { name: 'End it now' }));
  expect(await screen.findByText('0 links show what was typed here.')).toBeTruthy();
  expect(ended).toHaveBeenCalledOnce();
});
