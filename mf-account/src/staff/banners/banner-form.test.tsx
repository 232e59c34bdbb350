// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffBanner } from 'mf-shared/contract';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { BannerForm } from './banner-form.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const banner: StaffBanner = {
  ...{ id: 4, standing: 'running', spot: 'text', titles: {}, headings: { en: 'Winter' }, lines: {}, buttons: {} },
  ...{ ways: {}, image: '', crop_point: '50/50', colours: '', starts_at: null, ends_at: null },
  ...{ sort_order: 1, is_active: true },
};

it('the words of a banner are planned for a time, and what stands is shown again (STAFF-68)', async () => {
  const plan = 'POST /api/staff/banners/4/planned/';
  const service = serviceDouble({ [plan]: { ok: true } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <BannerForm banner={banner} name="Winter" onSaved={() => undefined} />
    </PageAt>,
  );
  const heading = await screen.findByLabelText<HTMLInputElement>(/^Heading, English/);
  await userEvent.clear(heading);
  await userEvent.type(heading, 'Sale');
  fireEvent.change(screen.getByLabelText(/^Moment/), { target: { value: '2030-01-02T05:04' } });
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2030-01-04T05:04' } });
  await userEvent.click(screen.getByRole('button', { name: 'Plan' }));
  await waitFor(() => expect(service.callsOf(plan)).toHaveLength(1));
  const { id: _id, standing: _standing, ...was } = banner;
  expect(service.callsOf(plan)[0]?.body).toMatchObject({
    ...{ headings: { en: 'Sale' }, was, due_at: new Date('2030-01-02T05:04').toISOString() },
    until: new Date('2030-01-04T05:04').toISOString(),
  });
  await waitFor(() => expect(heading.value).toBe('Winter'));
  expect(service.callsOf('PUT /api/staff/banners/4/')).toEqual([]);
});
