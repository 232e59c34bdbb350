// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Locale, localeCodes, type StaffCustomer } from 'mf-shared/contract';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import { textIn } from 'mf-shared/testing/text-in';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DeleteAccountPage } from '../delete-account/delete-account-page.tsx';
import { ComplaintCase } from '../follow-complaint/complaint-case.tsx';
import { GiftCategoryForm } from '../membership/member-parts.ts';
import { InterestsForm } from '../settings/interests-form.tsx';
import { ClubComment } from '../staff/customers/club-comment.tsx';
import { CustomerScreen } from '../staff/customers/customer-screen.tsx';
import { StopRemindersPage } from '../stop-reminders/stop-reminders-page.tsx';
import { AskForm } from '../write-to-us/ask-form.tsx';

/** What pages of an account say when something fails, or works: each situation in each of the six languages. */
const groups = { productGroups: [{ id: 7, name: 'Retkeily', showInMenu: true }] };

beforeEach(() => {
  $toasts.set([]);
  history.replaceState(null, '', '/en/#aino%40example.fi');
});
afterEach(cleanup);

function show(locale: Locale, part: ReactElement, answers: Record<string, DoubleAnswer> = {}) {
  const service = serviceDouble({ 'GET /api/product-groups/': groups, ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account']} config={{ locale }}>
      {part}
    </PageAt>,
  );
}
const word = (locale: Locale, key: string) => textIn(locale, 'mf-account', key);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const told = (words: string) => waitFor(() => expect($toasts.get().at(-1)?.message).toBe(words));
const works = () => Promise.resolve();
const fails = () => Promise.reject(silence());

describe.each(localeCodes)('in %s', (locale) => {
  it.each([
    [works, 'membership.gift_saved'],
    [fails, 'membership.gift_failed'],
  ] as const)('a gift category that is saved, or not (SESSION-82)', async (onSave, key) => {
    show(locale, <GiftCategoryForm chosen={null} onSave={onSave} />);
    fireEvent.click(await screen.findByLabelText('Retkeily'));
    press(word(locale, 'settings.save'));
    await told(word(locale, key));
  });

  it('interests that are saved (SESSION-65)', async () => {
    show(locale, <InterestsForm chosen={[]} onSave={works} />);
    fireEvent.click(await screen.findByLabelText('Retkeily'));
    press(word(locale, 'settings.save'));
    await told(word(locale, 'settings.interests_saved'));
  });

  it.each([
    [{}, 'staff_customers.comment_saved'],
    [silence(), 'staff_customers.comment_failed'],
  ] as const)('a comment about a customer that is saved, or not (REVIEW-20)', async (answer, key) => {
    const customer = { id: 7, club_comment: 'x' } as StaffCustomer;
    show(locale, <ClubComment customer={customer} onSaved={() => undefined} />, {
      'POST /api/staff/customers/7/comment/': answer,
    });
    press(word(locale, 'settings.save'));
    await told(word(locale, key));
  });

  it('a customer who is not there, for the staff (STAFF-22)', async () => {
    show(locale, <CustomerScreen id="999" />);
    expect(await screen.findByText(word(locale, 'staff_customers.not_found'))).toBeTruthy();
  });

  it('an account that could not be removed (SESSION-71)', async () => {
    show(locale, <DeleteAccountPage />, { 'POST /api/accounts/delete-account/': silence() });
    press(word(locale, 'removal.confirm'));
    expect((await screen.findByRole('alert')).textContent).toContain(word(locale, 'removal.failed'));
  });

  it('reminders that could not be stopped (SESSION-72)', async () => {
    show(locale, <StopRemindersPage />, { 'POST /api/accounts/stop_reminders/': silence() });
    fireEvent.click(await screen.findByRole('button', { name: word(locale, 'reminders.submit') }));
    expect((await screen.findByRole('alert')).textContent).toContain(word(locale, 'reminders.failed'));
  });

  it('a complaint that could not be found (AFTER-71)', async () => {
    show(locale, <ComplaintCase code="ABCD-EFGH-IJKL" />);
    expect(await screen.findByText(word(locale, 'complaint.not_found'))).toBeTruthy();
  });

  it('a message that could not be sent (CONTENT-21)', async () => {
    show(locale, <AskForm asked={{ topic: 'order', page: '' }} />, { 'POST /api/contact/': silence() });
    for (const field of screen.getAllByRole('textbox')) {
      const isAddress = field.getAttribute('type') === 'email';
      fireEvent.change(field, { target: { value: isAddress ? 'aino@example.fi' : 'Aino 123456' } });
    }
    press(word(locale, 'ask.submit'));
    expect((await screen.findAllByText(word(locale, 'ask.failed'))).length).toBeGreaterThan(0);
  });
});

it('no two languages say one of these with the same words', () => {
  const keys = ['membership.gift_saved', 'membership.gift_failed', 'settings.interests_saved', 'removal.failed'];
  const more = ['staff_customers.comment_saved', 'staff_customers.comment_failed', 'reminders.failed', 'ask.failed'];
  for (const key of [...keys, ...more, 'complaint.not_found', 'staff_customers.not_found'])
    expect(new Set(localeCodes.map((locale) => word(locale, key))).size, key).toBe(localeCodes.length);
});
