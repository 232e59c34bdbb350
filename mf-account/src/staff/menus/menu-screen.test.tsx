// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffMenuOfGroup } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { MenuScreen } from './menu-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [one, save] = ['GET /api/staff/menus/3/', 'PUT /api/staff/menus/3/'];
const newest = { path: '/newest/', image: '/media/a', titles: { en: 'Newest', fi: 'Uutuudet' } };
const care = { path: '/care/', image: '/media/b', titles: { en: 'Care' } };
const address = '/footwear/';
const menu = (links: StaffMenuOfGroup['state']['links']): StaffMenuOfGroup => ({
  ...{ id: 3, names: { en: 'Footwear' }, is_shown: true, state: { links }, dead: [] },
  paths: { fi: address, en: address, sv: address, de: address, fr: address, ru: address },
});

function show() {
  history.replaceState(null, '', '/en/staff/menus/3/');
  const service = serviceDouble({ [one]: menu([newest, care]), [save]: { links: [care, newest] } });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <MenuScreen id="3" />
    </PageAt>,
  );
  return service;
}
const rows = async () =>
  within(await screen.findByRole('group', { name: 'Links in their order' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('links are moved and saved in their order, and each tells the languages that it lacks (STAFF-62)', async () => {
  const service = show();
  expect((await rows())[1]?.textContent).toMatch(/No title in: Finnish.+Shoppers read “Care” there/);
  await press('Move up: Care');
  await press('Save');
  await waitFor(() =>
    expect(service.callsOf(save)[0]?.body).toEqual({ links: [care, newest], was: { links: [newest, care] } }),
  );
});

it('a refusal opens the link that it is about, wherever that stands by then (STAFF-62)', async () => {
  const service = show();
  await rows();
  await press('Move up: Care');
  service.answers[save] = new ApiFailure(400, 'invalid_request', 'No', { path_1: 'The shop has no such page.' });
  await press('Save');
  const path = await screen.findByLabelText<HTMLInputElement>(/^Where it leads/);
  expect(path.value).toBe('/care/');
  expect(path.getAttribute('aria-invalid')).toBe('true');
});

it('who is too late sees the links that are stored, and keeps the own ones until they are taken (STAFF-42, STAFF-62)', async () => {
  const service = show();
  await rows();
  await press('Take away Newest');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'Changed meanwhile');
  service.answers[one] = menu([{ ...newest, titles: { en: 'Fresh' } }]);
  await press('Save');
  const newer = await screen.findByText(/Stored now/);
  expect(newer.textContent).toContain('Fresh → /newest/');
  expect((await rows())[0]?.textContent).toContain('Care');
  await press('Take what is stored');
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Fresh'));
});

it('a page that is found brings its titles in all its languages, and a brand its name (STAFF-62)', async () => {
  const service = show();
  await rows();
  const image = '/media/c';
  service.answers['GET /api/staff/menus/places/'] = {
    results: [
      { name: 'Rahti', path: '/delivery/', image, titles: { fi: 'Rahti', sv: 'Frakt' } },
      { name: 'Raju', path: '/raju/', image, titles: {} },
    ],
  };
  const search = await screen.findByLabelText('Add a link: a page, post, campaign, brand or group by its name');
  await userEvent.type(search, 'ra');
  await userEvent.click(await screen.findByRole('button', { name: /Rahti/ }));
  await userEvent.type(search, 'ra');
  await userEvent.click(await screen.findByRole('button', { name: /Raju/ }));
  await press('Save');
  await waitFor(() =>
    expect(service.callsOf(save)[0]?.body).toMatchObject({
      links: [
        ...[newest, care],
        { path: '/delivery/', image, titles: { fi: 'Rahti', sv: 'Frakt' } },
        { path: '/raju/', image, titles: { en: 'Raju' } },
      ],
    }),
  );
});
