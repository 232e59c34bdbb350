// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Customer } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $session, $toasts, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble, silence } from 'mf-shared/testing/service-double';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AccountSettings } from './account-settings.tsx';

afterEach(cleanup);

const customer: Customer = {
  ...{ id: 7, is_staff: false, is_admin: false, username: null, country: 'fi', is_club_member: false },
  ...{ has_club_price: false, scout: null, latu: null, gift_category: null, organisation: null, acting_for: null },
  ...{
    first_name: 'Aino',
    last_name: 'Lehtonen',
    phone: '',
    address: 'Old street 1',
    postcode: '33100',
    city: 'Tampere',
    state: '',
  },
  preferred_store: null,
  interests: ['2'],
  ...{ marketing_consent: true, sms_consent: false, review_consent: false, reminder_consent: false },
  customer: {
    ...{ wishlist_model_ids: [], voted_reviews: [], is_org_user: false },
    ...{ hashed_email: '', email: 'aino@example.fi', cart_content: '' },
  },
};
const groups = [
  { id: 1, name: 'Clothing', showInMenu: true },
  { id: 2, name: 'Skiing', showInMenu: true },
  { id: 3, name: 'Hidden', showInMenu: false },
];
const toasts = () => $toasts.get().map(({ kind, message }) => `${kind}: ${message}`);
const readCall = 'GET /api/customer/';
const saveCall = 'PATCH /api/customer/';

let service: ReturnType<typeof serviceDouble>;
beforeEach(() => {
  $toasts.set([]);
  $session.set({ ...anonymousSession, isAuthenticated: true, id: 7, firstName: 'Aino' });
  service = serviceDouble({
    [readCall]: customer,
    [saveCall]: (change) => ({ ...customer, ...(change as object) }),
    'GET /api/product-groups/': { productGroups: groups },
  });
});
const show = () =>
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <AccountSettings />
    </PageAt>,
  );
/** The part of the settings with this title, opened. */
async function part(title: string) {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  await userEvent.click(heading);
  const found = heading.closest('details');
  if (!found) throw new Error(`no part ${title}`);
  const control = (label: string) =>
    [...found.querySelectorAll<HTMLInputElement>('input')].find((input) =>
      [...(input.labels ?? [])].some(({ textContent }) => textContent?.startsWith(label)),
    );
  return {
    found,
    type: async (label: string, words: string) => {
      const input = control(label);
      if (!input) throw new Error(`no field ${label}`);
      await userEvent.clear(input);
      if (words) await userEvent.type(input, words);
    },
    value: (label: string) => control(label)?.value,
    check: async (label: string) => userEvent.click(control(label) as HTMLElement),
    press: (name: string) =>
      userEvent.click(
        [...found.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement,
      ),
  };
}

describe('the settings of an account', () => {
  it('say that they could not be fetched, and come when they are asked for again', async () => {
    service.answers[readCall] = silence();
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The settings could not be fetched.');
    service.answers[readCall] = customer;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Name and address' })).toBeTruthy();
  });

  it('save name and address, and show the new name in the session at once', async () => {
    show();
    const details = await part('Name and address');
    expect(details.value('Street address')).toBe('Old street 1');
    await details.type('First name', ' Eeva ');
    await details.type('Street address', 'New street 2');
    await details.press('Save');
    expect(service.callsOf(saveCall)[0]?.body).toEqual({
      ...{ first_name: 'Eeva', last_name: 'Lehtonen', phone: '' },
      ...{ address: 'New street 2', postcode: '33100', city: 'Tampere', country: 'fi', state: '' },
    });
    await waitFor(() => expect(toasts()).toContain('success: Saved'));
    expect($session.get()).toMatchObject({ firstName: 'Eeva', address: 'New street 2' });
  });

  it('ask for the state where the country’s addresses have one, and send none elsewhere (SESSION-86)', async () => {
    show();
    const details = await part('Name and address');
    const country = screen.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(country, 'us');
    await details.press('Save');
    expect(service.callsOf(saveCall)).toEqual([]);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'US-TX');
    await details.press('Save');
    expect(service.callsOf(saveCall)[0]?.body).toMatchObject({ country: 'us', state: 'US-TX' });
    await userEvent.selectOptions(country, 'ca');
    const province = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Province or territory' });
    expect(province.value).toBe('');
    service.answers[saveCall] = new ApiFailure(400, 'invalid', '', {
      state: 'Choose a state or province of this country.',
    });
    await details.press('Save');
    expect((await screen.findAllByText(/of this country/)).length).toBe(2);
    service.answers[saveCall] = (change) => ({ ...customer, ...(change as object) });
    await userEvent.selectOptions(country, 'fi');
    await details.press('Save');
    expect(service.callsOf(saveCall).at(-1)?.body).toMatchObject({ country: 'fi', state: '', address: 'Old street 1' });
  });

  it('save the preferred store, or that there is none (SESSION-85)', async () => {
    const kamppi = { id: 3, name: 'Havu Kamppi', type: 'retail', nouto: true, pikanouto: false };
    const web = { ...kamppi, id: 1, name: 'Havu.fi', type: 'web' };
    const closed = { ...kamppi, id: 4, name: 'Havu Oulu', nouto: false };
    service.answers['GET /api/resources/'] = { stores: [web, kamppi, closed] };
    show();
    const store = await part('Preferred store');
    const choice = await screen.findByRole('combobox', { name: /Preferred store/ });
    await waitFor(() =>
      expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
        'No preferred store',
        'Havu Kamppi',
      ]),
    );
    await userEvent.selectOptions(choice, '3');
    await store.press('Save');
    await userEvent.selectOptions(choice, '');
    await store.press('Save');
    expect(service.callsOf(saveCall).map(({ body }) => body)).toEqual([
      { preferred_store: 3 },
      { preferred_store: null },
    ]);
    await waitFor(() => expect(toasts()).toContain('success: Saved'));
  });

  it('do not save without a name, and show the service’s refusal beside its field', async () => {
    show();
    const details = await part('Name and address');
    await details.type('First name', '');
    await details.press('Save');
    expect(service.callsOf(saveCall)).toEqual([]);
    await details.type('First name', 'Aino');
    service.answers[saveCall] = new ApiFailure(400, 'invalid', '', { postcode: 'This is no postal code.' });
    await details.press('Save');
    expect((await screen.findAllByText(/This is no postal code/)).length).toBe(2);
    expect(toasts()).toEqual([]);
  });

  it('save the interests that are chosen among the groups of the menu (SESSION-65)', async () => {
    show();
    const interests = await part('Interests');
    await screen.findByLabelText('Clothing');
    expect(screen.queryByLabelText('Hidden')).toBeNull();
    await interests.check('Clothing');
    await interests.check('Skiing');
    await interests.press('Save');
    expect(service.callsOf(saveCall)[0]?.body).toEqual({ interests: ['1'] });
    await waitFor(() => expect(toasts()).toContain('success: Interests saved'));
  });

  it('save which messages may come, and keep the choice where the service is silent', async () => {
    show();
    const messages = await part('Messages');
    await messages.check('Text messages');
    service.answers[saveCall] = silence();
    await messages.press('Save');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatch(/^error: The service does not answer/);
    expect(screen.getByLabelText<HTMLInputElement>('Text messages').checked).toBe(true);
    service.answers[saveCall] = customer;
    await messages.press('Save');
    const consents = { marketing_consent: true, sms_consent: true, review_consent: false, reminder_consent: false };
    expect(service.callsOf(saveCall).map(({ body }) => body)).toEqual([consents, consents]);
  });

  it('change the password for who knows the old one, and empty the fields', async () => {
    const call = 'POST /api/customer/password/';
    service.answers[call] = new ApiFailure(400, 'invalid', '', { old_password: 'This is not your password.' });
    show();
    const password = await part('Password');
    await password.type('Current password', 'wrong one');
    await password.type('New password', 'a long sentence');
    await password.press('Change the password');
    expect((await screen.findAllByText(/This is not your password/)).length).toBe(2);
    service.answers[call] = { token_type: 'Bearer', access_token: 't-2', expires_in: 3600 };
    await password.press('Change the password');
    await waitFor(() => expect(toasts()[0]).toMatch(/^success: The password is changed/));
    expect(service.callsOf(call)[0]?.body).toEqual({ old_password: 'wrong one', password: 'a long sentence' });
    expect(password.value('Current password')).toBe('');
  });

  it('ask for a link to a new email, which is told', async () => {
    const call = 'POST /api/customer/email/';
    service.answers[call] = {};
    show();
    const email = await part('Email address');
    await email.type('New email address', 'eeva@example.fi');
    await email.type('Current password', 'a secret');
    await email.press('Send the link');
    expect(await screen.findByText(/We sent a link to eeva@example.fi/)).toBeTruthy();
    expect(service.callsOf(call)[0]?.body).toEqual({ email: 'eeva@example.fi', password: 'a secret' });
  });

  it('ask for the account to be removed, which a mail confirms', async () => {
    const call = 'POST /api/customer/delete/';
    service.answers[call] = silence();
    show();
    const data = await part('Your data');
    await data.press('Remove the account');
    expect(await screen.findByRole('alert')).toBeTruthy();
    service.answers[call] = { ok: true };
    await data.press('Remove the account');
    expect(await screen.findByText(/We sent you a message/)).toBeTruthy();
    expect(service.callsOf(call)).toHaveLength(2);
  });
});
