// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffAttribute } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { ApiFailure } from 'mf-shared/http';
import { $toasts } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, expect, it } from 'vitest';
import { AttributeScreen } from './attribute-screen.tsx';

afterEach(() => {
  cleanup();
  $toasts.set([]);
});

function open<Kind extends AttributeKind>(kind: Kind, attribute: StaffAttribute<Kind>) {
  history.replaceState(null, '', `/en/staff/attributes/${kind}-7/`);
  const service = serviceDouble({ [`GET /api/staff/attributes/${kind}/7/`]: attribute });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <AttributeScreen address={`${kind}-7`} />
    </PageAt>,
  );
  return service;
}
const names = { fi: 'Sammal', en: 'Moss' };

it('a colour that products have is changed, and is not removed (STAFF-74)', async () => {
  const colour = { id: 7, used: 3, used_values: [], key: 'moss', names, code: '#4f7942' };
  const service = open('colour', colour);
  expect(await screen.findByText('3 products have it, so it cannot be removed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Moss' })).toBeNull();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour' });
  await userEvent.clear(field);
  await userEvent.type(field, '#123');
  service.answers['PUT /api/staff/attributes/colour/7/'] = { key: 'moss', names, code: '#112233' };
  service.answers['GET /api/staff/attributes/colour/7/'] = { ...colour, code: '#112233' };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // What the service made of it is one's own save.
  await waitFor(() => expect(field.value).toBe('#112233'));
  expect(screen.queryByText(/Stored now/)).toBeNull();
  const { id: _id, used: _used, used_values: _values, ...was } = colour;
  expect(service.callsOf('PUT /api/staff/attributes/colour/7/')[0]?.body).toEqual({ ...was, code: '#123', was });
});

it('what somebody else saved stands beside the values that were typed, and loses none of them (STAFF-42, STAFF-74)', async () => {
  const values = [{ key: 'zip', names: { en: 'Zip', fi: 'Vetoketju' } }];
  const property = {
    id: 7,
    used: 1,
    used_values: ['zip'],
    key: 'closure',
    names,
    unit: '',
    filter: 'checkbox' as const,
    place: 2,
    values,
  };
  const service = open('property', property);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a value' }));
  const added = screen.getByRole<HTMLInputElement>('textbox', { name: /^Value 2, English/ });
  expect(document.activeElement).toBe(added);
  // What products have is not taken out.
  expect(screen.queryByRole('button', { name: 'Take out the value Zip' })).toBeNull();
  await userEvent.type(added, 'Buttons');
  service.answers['PUT /api/staff/attributes/property/7/'] = new ApiFailure(409, 'changed_meanwhile', 'Still here.');
  service.answers['GET /api/staff/attributes/property/7/'] = {
    ...property,
    values: [...values, { key: 'cord', names: { en: 'Cord' } }],
  };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Stored now: Values: Vetoketju \/ Zip, Cord/)).toBeTruthy();
  expect(added.value).toBe('Buttons');
});

it('a table that was copied in a spreadsheet fills the grid, in the language of the names (STAFF-74)', async () => {
  const empty = { infos: {}, image: '', hides_image: false, pictures: [], sizes: [], measures: [] };
  const service = open('size_table', { id: 7, used: 0, used_values: [], key: 'size-table-7', names, ...empty });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a size' }));
  const first = screen.getByRole('textbox', { name: 'Size 1' });
  fireEvent.paste(first, { clipboardData: { getData: () => 'S\tM\n84\t92' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Measure 1' }), 'Chest');
  service.answers['PUT /api/staff/attributes/size_table/7/'] = new ApiFailure(400, 'invalid_request', '', {
    table: 'Row 1 has no name.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/Row 1 has no name\./)).toHaveLength(2);
  expect(service.callsOf('PUT /api/staff/attributes/size_table/7/')[0]?.body).toMatchObject({
    sizes: [
      { size: 'S', type: '' },
      { size: 'M', type: '' },
    ],
    measures: [{ names: { en: 'Chest' }, unit: '', values: ['84', '92'] }],
  });
});

it('a whole table, with its sizes and names, goes into the frame around the cells (STAFF-74)', async () => {
  const empty = { infos: {}, image: '', hides_image: false, pictures: [], sizes: [], measures: [] };
  open('size_table', { id: 7, used: 0, used_values: [], key: 'size-table-7', names, ...empty });
  const frame = await screen.findByRole('region', { name: 'Sizes and measures' });
  fireEvent.paste(frame, { clipboardData: { getData: () => '\t\tS\tM\nChest\tcm\t84\t92' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Measure 1' }).value).toBe('Chest');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Chest, M' }).value).toBe('92');
});

it('an address that names nothing says so (STAFF-74)', () => {
  history.replaceState(null, '', '/en/staff/attributes/wish-7/');
  render(
    <PageAt api={serviceDouble({}).api} packages={['mf-account']}>
      <AttributeScreen address="wish-7" />
    </PageAt>,
  );
  expect(screen.getByText('There is no such attribute.')).toBeTruthy();
});
