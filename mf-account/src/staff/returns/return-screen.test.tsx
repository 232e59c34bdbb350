// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { InspectReturnResponse, StaffReturn } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, describe, expect, it } from 'vitest';
import { ReturnScreen } from './return-screen.tsx';

afterEach(cleanup);

const found = {
  ...{ reference: '100123-1', order_number: '100123', kind: 'return', way: 'post', status: 'processing-return' },
  ...{ declared_at: '2026-11-20T08:00:00Z', received_at: '2026-11-22T08:00:00Z', settled_at: null, tracking_code: '' },
  ...{ id: 7, version: 3, name: 'Aino Lehtonen', email: 'aino@example.fi', phone: '', language: 'fi' },
  ...{
    has_left: true,
    received_store: 2,
    next: ['more_info-return'],
    refund: 90,
    delivery: 0,
    fee: 0,
    currency: 'eur',
  },
  ...{ given: [], send_by: null, send_to: '', message: '', answer: '', can_cancel: false, can_write: true },
  ...{ attachments: [], events: [] },
  lines: [
    {
      ...{ productId: 110, name: 'Kuura Jacket', image: null, amount: 2, reason: null, decided: [] },
      ...{ open: 2, share: 90, shelf: 1, shelf_codes: ['B-14-02'], inspected: [] },
    },
  ],
} as unknown as StaffReturn;
const told: InspectReturnResponse = {
  ...{ step: 'told', status: 'processed-return', delivery: 0, fee: 0, total: 55.5, to_payment: 55.5, to_gift_card: 0 },
  ...{ currency: 'eur', refund: null },
  lines: [
    { productId: 110, amount: 1, refund: 45 },
    { productId: 110, amount: 1, refund: 10.5 },
  ],
};
const path = '/api/staff/returns/100123-1/';
const stores = [
  { id: 1, name: 'Tampere', type: 'warehouse' },
  { id: 2, name: 'Vantaa', type: 'retail' },
];

function show(answers: Record<string, DoubleAnswer>) {
  history.replaceState(null, '', '/en/staff/returns/100123-1/');
  const service = serviceDouble({ [`GET ${path}`]: found, 'GET /api/resources/': { stores }, ...answers });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ReturnScreen reference="100123-1" />
    </PageAt>,
  );
  return service;
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const what = () => document.getElementById('return-what') as HTMLSelectElement;
const words = () => document.getElementById('return-body') as HTMLTextAreaElement;
const pieces = () => screen.findAllByRole('group');
const choose = async (piece: HTMLElement | undefined, label: string, value: string) =>
  userEvent.selectOptions(within(piece as HTMLElement).getByLabelText(label, { exact: false }), value);

const decide = async (piece: HTMLElement | undefined, name: string) =>
  userEvent.click(within(piece as HTMLElement).getByRole('radio', { name }));

describe('inspecting a return', () => {
  it('decides piece by piece, tells what goes back, and books what was told', async () => {
    const service = show({ [`POST ${path}inspection/`]: told });
    await press('Decide piece by piece');
    const [first, second] = await pieces();
    await decide(first, 'Accept');
    await decide(second, 'Accept, with less money');
    await userEvent.type(within(second as HTMLElement).getByLabelText('Gives back', { exact: false }), '10,50');
    await userEvent.type(within(second as HTMLElement).getByLabelText('Why', { exact: false }), 'Worn.');
    await choose(second, 'Where it goes', 'written_off');
    await choose(second, 'Condition', 'incomplete');
    await userEvent.type(within(first as HTMLElement).getByLabelText('Shelf', { exact: false }), 'B-14-02');
    await press('Show what goes back');
    const sums = await screen.findByRole('region', { name: 'What goes back' });
    expect(sums.textContent).toContain('55.50');
    const asked = service.calls.findLast(({ body }) => body !== undefined)?.body;
    expect(asked).toMatchObject({
      version: 3,
      lines: [
        {
          productId: 110,
          amount: 1,
          outcome: 'accepted',
          condition: 'new',
          destination: 'store',
          store: 2,
          place: 'B-14-02',
        },
        {
          ...{ productId: 110, amount: 1, outcome: 'reduced', refund: 10.5, reason: 'Worn.' },
          ...{ condition: 'incomplete', destination: 'written_off', store: null },
        },
      ],
    });
    expect(asked).not.toHaveProperty('total', expect.anything());
    await press(/^Book it/);
    expect(service.calls.findLast(({ body }) => body !== undefined)?.body).toMatchObject({ total: 55.5 });
  });

  it.each([
    ['sent_back', { destination: 'sent_back', store: null }],
    ['2', { destination: 'kept', store: 2 }],
  ])('says of refused goods that they are %s (AFTER-106)', async (goods, sent) => {
    const service = show({ [`POST ${path}inspection/`]: told });
    const [piece] = await pieces();
    await decide(piece, 'Refuse');
    await userEvent.type(within(piece as HTMLElement).getByLabelText('Why', { exact: false }), 'Worn.');
    await choose(piece, 'What becomes of it', goods);
    await press('Show what goes back');
    await screen.findByRole('region', { name: 'What goes back' });
    const asked = service.calls.findLast(({ body }) => body !== undefined)?.body;
    expect(asked).toMatchObject({ lines: [{ outcome: 'refused', place: '', ...sent }] });
  });

  it('tells of each decision how the pieces came back and where they went (AFTER-98)', async () => {
    const decided = [{ id: 1, amount: 2, outcome: 'accepted', refund: 90, reason: '', refused: null, attachments: [] }];
    const inspected = [{ condition: 'opened', destination: 'store', store: 2, place: 'B-14-02' }];
    const lines = [{ ...found.lines[0], open: 0, decided, inspected }];
    show({ [`GET ${path}`]: { ...found, status: 'processed-return', can_write: false, lines } });
    expect(await screen.findByText('Opened, not used · Vantaa, B-14-02')).toBeTruthy();
  });

  it('asks the service for nothing before each piece has its decision and its reason', async () => {
    const service = show({ [`POST ${path}inspection/`]: told });
    await press('Show what goes back');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a decision.');
    await decide((await pieces())[0], 'Refuse');
    await press('Show what goes back');
    const missing = (await screen.findByRole('alert')).textContent;
    expect(missing).toContain('Write a few words.');
    expect(missing).toContain('Choose what becomes of it.');
    expect(service.calls.filter(({ body }) => body !== undefined)).toEqual([]);
  });

  it('keeps what was typed where somebody else was faster, and says so', async () => {
    show({
      [`POST ${path}inspection/`]: () => {
        throw new ApiFailure(409, 'return_changed', 'Somebody else has changed this return.');
      },
    });
    const [piece] = await pieces();
    await decide(piece, 'Refuse');
    await userEvent.type(within(piece as HTMLElement).getByLabelText('Why', { exact: false }), 'Torn.');
    await choose(piece, 'What becomes of it', 'sent_back');
    await press('Show what goes back');
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else');
    expect(within((await pieces())[0] as HTMLElement).getByDisplayValue('Torn.')).toBeTruthy();
  });
});

describe('writing on a return', () => {
  it('keeps what is typed while the words before are sent', async () => {
    const sent = Promise.withResolvers<StaffReturn>();
    const service = show({ [`POST ${path}messages/`]: () => sent.promise });
    const field = await screen.findByRole('textbox', { name: /Note/ });
    await userEvent.type(field, 'Looks used.');
    await press('Save');
    await userEvent.clear(field);
    await userEvent.type(field, 'The zip is torn.');
    sent.resolve({ ...found, version: 4 });
    // The second one can be sent when the first one has been.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull());
    expect(service.callsOf(`POST ${path}messages/`)).toMatchObject([{ body: { body: 'Looks used.' } }]);
    expect((field as HTMLTextAreaElement).value).toBe('The zip is torn.');
  });

  it('sends what was chosen meanwhile when Save was pressed too early, but never the words that were sent', async () => {
    const sent = Promise.withResolvers<StaffReturn>();
    const service = show({ [`POST ${path}messages/`]: () => sent.promise });
    await userEvent.type(await screen.findByRole('textbox', { name: /Note/ }), 'Looks used.');
    await press('Save');
    await userEvent.selectOptions(what(), 'more_info-return');
    await press('Save');
    sent.resolve({ ...found, version: 4 });
    // The note is not mailed as a question: its words are gone, and that is told.
    await waitFor(() => expect(words().getAttribute('aria-invalid')).toBe('true'));
    expect(what().value).toBe('more_info-return');
    expect(service.callsOf(`POST ${path}move/`)).toEqual([]);
  });

  it('sends other words once the first ones are saved, with the version that they made', async () => {
    const sent = Promise.withResolvers<StaffReturn>();
    const answers = [sent.promise, Promise.resolve({ ...found, version: 5 })];
    const service = show({ [`POST ${path}messages/`]: () => answers.shift() });
    const field = await screen.findByRole('textbox', { name: /Note/ });
    await userEvent.type(field, 'Looks used.');
    await press('Save');
    await userEvent.clear(field);
    await userEvent.type(field, 'The zip is torn.');
    await press('Save');
    await press('Save');
    sent.resolve({ ...found, version: 4 });
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    expect(service.callsOf(`POST ${path}messages/`)).toMatchObject([
      { body: { version: 3, body: 'Looks used.' } },
      { body: { version: 4, body: 'The zip is torn.' } },
    ]);
  });

  it('saves once what is pressed twice', async () => {
    const sent = Promise.withResolvers<StaffReturn>();
    const service = show({ [`POST ${path}messages/`]: () => sent.promise });
    const field = await screen.findByRole('textbox', { name: /Note/ });
    await userEvent.type(field, 'Looks used.');
    await press('Save');
    await press('Save');
    sent.resolve({ ...found, version: 4 });
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    expect(service.callsOf(`POST ${path}messages/`)).toHaveLength(1);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });
});
