// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { $session } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { StaffBar } from './staff-bar.tsx';

const nobody = $session.get();
afterEach(() => {
  cleanup();
  $session.set(nobody);
});

function show(session: object) {
  $session.set({ ...nobody, ...session });
  render(
    <PageAt api={serviceDouble().api} packages={['mf-account']}>
      <StaffBar />
    </PageAt>,
  );
}

it('is not there for shoppers, signed in or not (LOOK-55)', () => {
  show({});
  expect(document.body.textContent).toBe('');
  cleanup();
  show({ id: 7, email: 'aino@example.fi' });
  expect(document.body.textContent).toBe('');
});

it('leads staff to their rooms, and names who is signed in', () => {
  show({ id: 3, isStaffUser: true, username: 'Saara' });
  const bar = screen.getByLabelText('Staff bar');
  expect(bar.textContent).toContain('Saara');
  const links = within(bar)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const room of ['orders', 'returns', 'complaints', 'reviews', 'transfers'])
    expect(links).toContain(`/en/staff/${room}/`);
});

it('says that an admin is one, by email where there is no name', () => {
  show({ id: 4, isAdminUser: true, email: 'admin@havu.example' });
  expect(screen.getByLabelText('Staff bar').textContent).toContain('admin@havu.example, admin');
});
