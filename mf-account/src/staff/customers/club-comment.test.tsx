// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffCustomer } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it, vi } from 'vitest';
import { ClubComment } from './club-comment.tsx';

const call = 'POST /api/staff/customers/7/comment/';
afterEach(() => {
  cleanup();
  $toasts.set([]);
});

it.each([
  ['Comment saved', {}],
  ['Failed to save comment', new ApiFailure(503, 'unavailable', 'away')],
])('tells "%s", and keeps what was typed (REVIEW-20)', async (words, answer) => {
  const service = serviceDouble({ [call]: answer });
  const onSaved = vi.fn();
  const customer = { id: 7, club_comment: 'Pays late' } as StaffCustomer;
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ClubComment customer={customer} onSaved={onSaved} />
    </PageAt>,
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, ', but pays');
  await userEvent.click(screen.getByRole('button', { name: /save/i }));
  await waitFor(() => expect($toasts.get().map(({ message }) => message)).toEqual([words]));
  // A save without an answer may be stored, so the customer is read again then too.
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(service.callsOf(call)).toEqual([{ call, body: { comment: 'Pays late, but pays', was: 'Pays late' } }]);
});
