// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClubForm, GiftCategoryForm, MembershipsForm, OrganisationForm } from './member-parts.ts';

const askCall = 'POST /api/customer/organisation/';
const groupsCall = 'GET /api/product-groups/';

beforeEach(() => $toasts.set([]));
afterEach(cleanup);

function show(part: ReactElement) {
  const groups = [{ id: 7, name: 'Clothing', showInMenu: true }];
  const service = serviceDouble({ [groupsCall]: { productGroups: groups }, [askCall]: { organisation: null } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {part}
    </PageAt>,
  );
  return service;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const toasts = () => $toasts.get().map(({ kind, message }) => `${kind}: ${message}`);

describe('a member’s card (STAFF-8)', () => {
  it('needs both of its facts, or none', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    show(<MembershipsForm customer={{ scout: null, latu: { member_id: 'L-1', branch: 'Tampere' } }} onSave={onSave} />);
    await userEvent.type(screen.getByLabelText('Name of the scout group'), 'MK');
    await save();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Scout member ID'), '123');
    await userEvent.clear(screen.getByLabelText('Local branch'));
    await userEvent.clear(screen.getByLabelText('Suomen Latu member ID'));
    await save();
    expect(onSave).toHaveBeenCalledWith({ scout: { group: 'MK', member_id: '123' }, latu: null });
  });

  it('shows the service’s refusal beside its field and keeps what was typed', async () => {
    const refusal = new ApiFailure(400, 'invalid_request', '', { 'scout.member_id': 'x' });
    const scout = { group: 'Metsänkävijät', member_id: '<b>' };
    show(<MembershipsForm customer={{ scout, latu: null }} onSave={() => Promise.reject(refusal)} />);
    await save();
    expect((await screen.findAllByText(/Check this against your card/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Scout member ID').value).toBe('<b>');
  });
});

describe('the club (STAFF-31)', () => {
  it('is joined with one press, and left with one', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    show(<ClubForm isMember={false} onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Join the club' }));
    expect(onSave).toHaveBeenCalledWith({ is_club_member: true });
    expect(toasts()).toEqual(['success: Welcome to the club! The club prices are yours now.']);
    cleanup();
    show(<ClubForm isMember onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Leave the club' }));
    expect(onSave).toHaveBeenLastCalledWith({ is_club_member: false });
  });

  it('says so where the service does not answer', async () => {
    show(<ClubForm isMember={false} onSave={() => Promise.reject(new ApiFailure(503, 'unavailable', ''))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Join the club' }));
    expect((await screen.findByRole('alert')).textContent).toContain('does not answer');
    expect(toasts()).toEqual([]);
  });
});

describe('the gift category (GIFT-23, SESSION-82)', () => {
  it('tells that it was saved, and that it was not', async () => {
    const onSave = vi.fn(() => Promise.resolve());
    show(<GiftCategoryForm chosen={null} onSave={onSave} />);
    await userEvent.click(await screen.findByLabelText('Clothing'));
    await save();
    expect(onSave).toHaveBeenCalledWith({ gift_category: 7 });
    await waitFor(() => expect(toasts()).toEqual(['success: Gift category saved']));
    onSave.mockRejectedValueOnce(new ApiFailure(503, 'unavailable', ''));
    await save();
    await waitFor(() => expect(toasts().at(-1)).toBe('error: Gift category save failed'));
  });
});

describe('a company’s account (STAFF-6)', () => {
  it('says that the company is being verified, and whose account it is afterwards', async () => {
    const service = show(<OrganisationForm organisation={null} />);
    const wish = { name: 'Metsä Oy', vat_number: '0112038-9', is_confirmed: false };
    service.answers[askCall] = { organisation: wish };
    await userEvent.type(screen.getByLabelText('Company name'), 'Metsä Oy');
    await userEvent.type(screen.getByLabelText('Business ID or VAT number'), '0112038-9');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for the account' }));
    expect(await screen.findByText(/We are verifying Metsä Oy/)).toBeTruthy();
    cleanup();
    show(<OrganisationForm organisation={{ ...wish, is_confirmed: true }} />);
    expect(screen.getByText(/account of Metsä Oy \(0112038-9\)/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
