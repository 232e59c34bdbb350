// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffSetting } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { SettingList } from './setting-list.tsx';

afterEach(cleanup);

const title = (value: string, by: string): StaffSetting => ({
  ...{ key: 'frontpage_title', base: 'frontpage_title', locale: null, control: { type: 'text' }, value },
  ...{ otherwise: '', changed: { at: '2026-11-26T10:00:00.000Z', by } },
});
const [list, save] = ['GET /api/staff/settings/', 'PUT /api/staff/settings/frontpage_title/'];

it('shows what somebody else saved beside what was typed, and saves over it once it was seen (STAFF-42)', async () => {
  history.replaceState(null, '', '/en/staff/content/?setting=frontpage_title');
  const service = serviceDouble({
    [list]: { results: [title('Havu', 'Aino')] },
    [save]: new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.'),
  });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <SettingList />
    </PageAt>,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of the home page' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Mine');
  service.answers[list] = { results: [title('Theirs', 'Kerttu')] };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Kerttu has changed this meanwhile. Stored now: Theirs/)).toBeTruthy();
  expect(field.value).toBe('Mine');
  expect(service.callsOf(save).at(-1)?.body).toEqual({ value: 'Mine', was: 'Havu' });
  service.answers[save] = { ok: true };
  service.answers[list] = { results: [title('Mine', 'Aino')] };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/Stored now/)).toBeNull());
  expect(service.callsOf(save).at(-1)?.body).toEqual({ value: 'Mine', was: 'Theirs' });
});
