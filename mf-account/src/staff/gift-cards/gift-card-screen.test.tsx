// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffGiftCard } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RoomTitle } from '../room-title.ts';
import { GiftCardScreen } from './gift-card-screen.tsx';
import { GiftCardsScreen } from './gift-cards-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const path = '/api/staff/gift-cards/7/';
const [block, reissue, resend] = [`PUT ${path}block/`, `POST ${path}reissue/`, `POST ${path}resend/`];
const card = (own: Partial<StaffGiftCard> = {}): StaffGiftCard => ({
  ...{
    id: 7,
    hint: '7HX8',
    state: 'open',
    is_frozen: false,
    value: 100,
    left: 72.4,
    held: 0,
    currency: 'eur',
    expires_on: null,
  },
  ...{ order_number: '10000042', email: 'aino@example.fi', recipient: 'Liisa', spent: 27.6, given_back: 0 },
  ...{ standing: { hint: '7HX8', is_blocked: false, reason: '' }, replaced_by: null, mail: 'sent' },
  bookings: [
    { kind: 'bought', at: '2026-11-01T10:00:00.000Z', amount: 100, order_number: '10000042', card: null },
    { kind: 'paid', at: '2026-11-02T10:00:00.000Z', amount: 27.6, order_number: '10000043', card: null },
  ],
  ...own,
});

function open(stored: StaffGiftCard) {
  const service = serviceDouble({ [`GET ${path}`]: stored });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <Titled />
    </PageAt>,
  );
  return service;
}

/** The room below the heading of its page. */
function Titled() {
  const [title, setTitle] = useState('');
  return (
    <RoomTitle value={setTitle}>
      <h1>{title}</h1>
      <GiftCardScreen id="7" />
    </RoomTitle>
  );
}

describe('a gift card of the staff', () => {
  it('tells what it is worth and every booking with its order (STAFF-48)', async () => {
    open(card());
    expect(await screen.findByText('Gift card …7HX8, Liisa')).toBeTruthy();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Bought\+100\s€.*10000042/);
    expect(second?.textContent).toMatch(/Paid for an order−27\.60\s€.*10000043/);
  });

  it('given for a complaint is not called that of a return (STAFF-48)', async () => {
    const given = {
      ...{ at: null, amount: 100, order_number: '10000042', card: null },
      kind: 'given_for_complaint' as const,
    };
    open(card({ bookings: [given] }));
    expect((await screen.findByRole('listitem')).textContent).toMatch(/Given for a complaint\+100/);
  });

  it('that somebody else blocked meanwhile is shown beside the reason that was typed, which stays (STAFF-42, STAFF-49)', async () => {
    const service = open(card());
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'lost');
    service.answers[block] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
    const standing = { hint: '7HX8', is_blocked: true, reason: 'stolen' };
    service.answers[`GET ${path}`] = card({ state: 'blocked', standing });
    await userEvent.click(screen.getByRole('button', { name: 'Block the card' }));
    expect(await screen.findByText(/Blocked, stolen/)).toBeTruthy();
    expect((reason as HTMLTextAreaElement).value).toBe('lost');
    expect(service.callsOf(block)[0]?.body).toEqual({ is_blocked: true, reason: 'lost', was: card().standing });
    // Pressed again it still blocks: the card that is blocked now does not begin to pay.
    service.answers[block] = { ok: true };
    await userEvent.click(screen.getByRole('button', { name: 'Block the card' }));
    expect(service.callsOf(block)[1]?.body).toEqual({ is_blocked: true, reason: 'lost', was: standing });
    expect(await screen.findByRole('button', { name: 'Let the card pay again' })).toBeTruthy();
  });

  it('is sent again to where its code went, unless another address is written twice (STAFF-50)', async () => {
    const service = open(card());
    await userEvent.click(await screen.findByText('Send a new code'));
    const address = await screen.findByRole('textbox', { name: /Send it to/ });
    expect(screen.queryByRole('textbox', { name: /once more/ })).toBeNull();
    await userEvent.clear(address);
    await userEvent.type(address, 'liisa@example.fi');
    const again = screen.getByRole('textbox', { name: /once more/ });
    const send = screen.getByRole('button', { name: /^End the old code/ });
    await userEvent.click(send);
    expect(service.callsOf(reissue)).toHaveLength(0);
    await userEvent.type(again, 'liisa@example.fi');
    service.answers[reissue] = { ok: true };
    await userEvent.click(send);
    await waitFor(() => expect(service.callsOf(reissue)).toHaveLength(1));
    expect(service.callsOf(reissue)[0]?.body).toEqual({
      ...{ email: 'liisa@example.fi', email_again: 'liisa@example.fi', was: card().standing },
    });
    expect($toasts.get()[0]?.message).toContain('liisa@example.fi');
  });

  it('that is blocked says why, and asks whether the new code is blocked too, with a reason (STAFF-50)', async () => {
    const standing = { hint: '7HX8', is_blocked: true, reason: 'stolen' };
    const service = open(card({ state: 'blocked', standing }));
    await userEvent.click(await screen.findByText('Send a new code'));
    expect(await screen.findByText(/blocked. Reason: stolen/)).toBeTruthy();
    const send = screen.getByRole('button', { name: /^End the old code/ });
    await userEvent.click(send);
    expect(service.callsOf(reissue)).toHaveLength(0);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /block of the card/ }), 'keep');
    await userEvent.type(screen.getByRole('textbox', { name: /stays blocked/ }), 'police asked');
    service.answers[reissue] = { ok: true };
    await userEvent.click(send);
    await waitFor(() => expect(service.callsOf(reissue)).toHaveLength(1));
    expect(service.callsOf(reissue)[0]?.body).toEqual({ keeps_block: true, reason: 'police asked', was: standing });
  });

  it('that somebody else blocked or moved meanwhile is not sent over it unseen; what was typed stays (STAFF-42)', async () => {
    const service = open(card());
    await userEvent.click(await screen.findByText('Send a new code'));
    const address = await screen.findByRole('textbox', { name: /Send it to/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'liisa@example.fi');
    await userEvent.type(screen.getByRole('textbox', { name: /once more/ }), 'liisa@example.fi');
    service.answers[reissue] = new ApiFailure(409, 'changed_meanwhile', 'Somebody has changed this meanwhile.');
    const standing = { hint: 'QQ22', is_blocked: true, reason: 'stolen' };
    service.answers[`GET ${path}`] = card({ state: 'blocked', hint: 'QQ22', email: 'other@example.fi', standing });
    await userEvent.click(screen.getByRole('button', { name: /^End the old code/ }));
    expect(await screen.findByText(/Gift card …QQ22, Blocked, stolen, other@example.fi/)).toBeTruthy();
    expect((address as HTMLInputElement).value).toBe('liisa@example.fi');
    await userEvent.click(screen.getByRole('button', { name: 'Take what is stored' }));
    expect((address as HTMLInputElement).value).toBe('other@example.fi');
    expect(screen.queryByText(/Gift card …QQ22, Blocked/)).toBeNull();
  });

  it.each([{ state: 'expired' as const }, { state: 'used_up' as const, left: 0 }, { is_frozen: true }])(
    'that gets no new code offers none: %o (STAFF-50)',
    async (own) => {
      open(card(own));
      expect(await screen.findByRole('button', { name: 'Block the card' })).toBeTruthy();
      expect(screen.queryByText('Send a new code')).toBeNull();
    },
  );

  it('tells what a payment in progress holds, and that it comes back if that fails (STAFF-48)', async () => {
    open(card({ state: 'held', left: 0, held: 72.4 }));
    expect(
      await screen.findByText(/72.40.€ is held by a payment in progress, and comes back if it fails/),
    ).toBeTruthy();
    expect(screen.queryByText('Used up')).toBeNull();
  });

  it('whose mail is being sent says so, and sends it no second time (STAFF-50)', async () => {
    open(card({ mail: 'leaving' }));
    expect(await screen.findByText('is being sent right now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the mail now' })).toBeNull();
  });

  it('whose mail waits can be mailed at once; one that went out cannot (STAFF-50)', async () => {
    const service = open(card({ mail: 'waiting' }));
    service.answers[resend] = { ok: true };
    service.answers[`GET ${path}`] = card();
    await userEvent.click(await screen.findByRole('button', { name: 'Send the mail now' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the mail now' })).toBeNull());
    expect(service.callsOf(resend)).toHaveLength(1);
  });

  it('whose code ended leads to the card that goes on, and nothing is done with it (STAFF-50)', async () => {
    const next = { id: 9, hint: 'WXYZ' };
    const moved = { kind: 'moved' as const, at: null, amount: 72.4, order_number: null, card: next };
    open(card({ state: 'replaced', left: 0, replaced_by: next, bookings: [moved] }));
    expect(await screen.findByText(/moved to …WXYZ/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('lists gift cards by a cursor, with the way back to the newest (STAFF-48)', async () => {
  history.replaceState(null, '', '/en/staff/gift-cards/?state=open&before=75');
  const { bookings: _bookings, standing: _standing, ...row } = card();
  const service = serviceDouble({ 'GET /api/staff/gift-cards/': { results: [row], next: 7 } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <GiftCardsScreen />
    </PageAt>,
  );
  const next = await screen.findByRole('link', { name: 'Older' });
  expect(next.getAttribute('href')).toMatch(/\?state=open&before=7$/);
  expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toMatch(/gift-cards\/\?state=open$/);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
