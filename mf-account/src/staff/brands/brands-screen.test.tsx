// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BrandState, StaffBrand } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { BrandsScreen } from './brands-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

const [list, one, make, save] = [
  ...['GET /api/staff/brands/', 'GET /api/staff/brands/7/', 'POST /api/staff/brands/', 'PUT /api/staff/brands/7/'],
] as const;
const producer = { name: 'Routa Ltd', address: '1 Bog Lane', email: 'safety@routa.example' };
const state: BrandState = {
  ...{ name: 'Routa', logo: '/media/logos/routa', producer: null, titles: {}, descriptions: {} },
  ...{ meta_descriptions: {}, is_featured: false, is_hidden: false },
};
const brand = (own: Partial<StaffBrand> = {}): StaffBrand => ({
  ...state,
  id: 7,
  slug: 'routa',
  model_count: 2,
  ...own,
});
const listed = (...results: StaffBrand[]) => ({ results, total: results.length, page: 1, page_count: 1 });

function open(query = '') {
  history.replaceState(null, '', `/en/staff/brands/${query}`);
  const service = serviceDouble({ [list]: listed(brand()), [one]: brand() });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <BrandsScreen />
    </PageAt>,
  );
  return service;
}
const toasts = () => $toasts.get().map(({ message }) => message);
const rowOf = async () => within(await screen.findByRole('listitem'));
type Part = Awaited<ReturnType<typeof rowOf>>;
const field = (part: Pick<Part, 'getByRole'>, name: string) =>
  part.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a brand is made of its name, and its form is open then, where the rest is written (STAFF-53)', async () => {
  const service = open();
  await screen.findByRole('listitem');
  await userEvent.click(screen.getByText('New brand'));
  await press('Make the brand');
  expect(service.callsOf(make)).toHaveLength(0);
  const name = field(screen, 'Brand name');
  await userEvent.type(name, ' Loska & Co ');
  service.answers[make] = new ApiFailure(409, 'import_runs', 'A catalogue is being imported just now.');
  await press('Make the brand');
  expect((await screen.findAllByText('A catalogue is being imported just now.')).length).toBeGreaterThan(0);
  expect(name.value).toBe(' Loska & Co ');
  service.answers[make] = { id: 9 };
  service.answers[list] = listed(brand({ id: 9, name: 'Loska & Co', slug: 'loska-co' }));
  await press('Make the brand');
  expect(await screen.findByText(/\/loska-co\/, stays/)).toBeTruthy();
  const row = await rowOf();
  expect(service.callsOf(make)[1]?.body).toEqual({ name: 'Loska & Co', slug: '' });
  expect(location.search).toBe('?q=Loska+%26+Co&open=9');
  expect(document.activeElement).toBe(row.getByText('Change'));
  expect(row.getByText('Manufacturer not named yet')).toBeTruthy();
  expect(toasts()).toEqual(['Loska & Co is made. Now write the rest of it.']);
});

it('half a manufacturer is told beside what lacks, and a whole one is saved with the name and without the logo (STAFF-53)', async () => {
  const service = open('?open=7');
  const row = await rowOf();
  await userEvent.type(field(row, 'Name of the manufacturer'), producer.name);
  await press('Save');
  const address = field(row, 'Postal address of the manufacturer');
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(service.callsOf(save)).toHaveLength(0);
  await userEvent.type(address, producer.address);
  await userEvent.type(field(row, 'Email of the manufacturer'), producer.email);
  await userEvent.type(field(row, 'Brand name'), ' II');
  await press('Take the logo away');
  service.answers[save] = { ...state, name: 'Routa II', logo: '', producer };
  service.answers[one] = brand({ name: 'Routa II', logo: '', producer });
  await press('Save');
  await waitFor(() => expect(toasts()).toEqual(['Routa II is saved.']));
  expect(service.callsOf(save)[0]?.body).toEqual({ ...state, name: 'Routa II', logo: '', producer, was: state });
  expect(await screen.findByRole('heading', { name: 'Routa II' })).toBeTruthy();
  expect(screen.queryByText('Manufacturer not named yet')).toBeNull();
});

it('what somebody else called it meanwhile stands beside what was typed, also where the list would not find it any more (STAFF-42, STAFF-53)', async () => {
  const service = open('?q=routa&open=7');
  const name = field(await rowOf(), 'Brand name');
  await userEvent.type(name, ' III');
  service.answers[save] = new ApiFailure(409, 'changed_meanwhile', 'What you typed is still here.');
  service.answers[list] = listed();
  service.answers[one] = brand({ name: 'Pyry', producer });
  await press('Save');
  const newer = await screen.findByText(/Stored now/);
  expect(newer.textContent).toContain('Brand name: Pyry · Name of the manufacturer: Routa Ltd');
  expect(name.value).toBe('Routa III');
  service.answers[save] = { ...state, name: 'Routa III' };
  await press('Save');
  await waitFor(() => expect(service.callsOf(save)).toHaveLength(2));
  expect(service.callsOf(save)[1]?.body).toMatchObject({ name: 'Routa III', was: { name: 'Pyry', producer } });
});
