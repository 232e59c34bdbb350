// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ExchangeBack, ReturnCase } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble } from 'mf-shared/testing/service-double';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReturnByCode } from './return-case.tsx';

afterEach(cleanup);

const code = '7K2M-9QXP-4RTB';
const path = `/api/returns/${code}/`;

const line: ReturnCase['lines'][number] = {
  ...{ productId: 11, name: 'Kaamos Kuura jacket', image: null, amount: 2, reason: 'too_small', decided: [] },
};
const decided = (outcome: ReturnCase['lines'][number]['decided'][number]['outcome'], own: object = {}) => ({
  ...{ id: 1, amount: 2, outcome, refund: 0, reason: '', refused: null, attachments: [] },
  ...own,
});
/** A parcel that the buyer has declared and the shop has not got yet. */
const sent: ReturnCase = {
  ...{ reference: '100123-1', order_number: '100123', kind: 'return', status: 'new-return', way: 'post' },
  ...{ declared_at: '2026-11-20T10:00:00Z', received_at: null, settled_at: null, tracking_code: '', code },
  ...{ lines: [line], refund: 104.9, delivery: 4.9, fee: 4.9, as_gift_card: false, currency: 'eur', given: [] },
  ...{ send_by: '2027-01-15', send_to: 'Havu, Vantaa', message: '', answer: '', can_cancel: true, can_write: true },
  ...{ attachments: [], events: [], drop_point: null, label: null, qr: ['10', '01'], exchange_orders: [] },
};
const exchange: ExchangeBack = {
  ...{ variantId: 12, name: 'Spruce, L', state: 'due', kept_until: '2026-12-10', extra: 20, order_number: '100200' },
};

function show(found: ReturnCase, own: Record<string, DoubleAnswer> = {}) {
  const service = serviceDouble({ [`GET ${path}`]: found, 'GET /api/attachments/': { results: [] }, ...own });
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      <ReturnByCode code={code} />
    </PageAt>,
  );
  return service;
}
const plain = (element: Element | null) => element?.textContent?.replace(/\s/g, ' ') ?? '';
const title = async () => plain(await screen.findByRole('heading', { level: 1 }));
const got = async () => plain(await screen.findByRole('complementary', { name: 'You get' }));

describe('the state of a return', () => {
  it('tells until when it is sent, and what comes back less the fee of the way', async () => {
    show(sent);
    await screen.findByText('Return 100123-1');
    expect(await title()).toBe('Ready to go back');
    expect(screen.getByText(/^Send it or bring it by January 15, 2027|by 15 January 2027/)).toBeDefined();
    expect(await got()).toMatch(/Fee of the way back[-−]4.90 €.*Money back104.90 €/);
  });

  it.each([
    [null, 'We send it back to you, which costs you nothing.'],
    ['Kamppi, Katu 1, 00100 Helsinki', 'You can fetch it until 4 December 2026: Kamppi, Katu 1, 00100 Helsinki.'],
  ])('says what becomes of refused goods: kept in %s (AFTER-106)', async (kept_in, words) => {
    const piece = { ...decided('refused'), refused: { kept_in, kept_until: '2026-12-04' } };
    show({ ...sent, status: 'rejected-return', lines: [{ ...line, decided: [piece] }] });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says by when a question is to be answered (AFTER-104)', async () => {
    const asked = { id: 1, at: '2026-11-20T10:00:00Z', by: 'staff' as const, status: 'more_info-return' as const };
    const event = { ...asked, body: 'Which zip?', signature: 'Outi', is_internal: false, attachments: [] };
    show({ ...sent, status: 'more_info-return', events: [event] });
    expect(await screen.findByText(/answer it below by 4 December 2026/)).toBeTruthy();
  });

  it.each<[Partial<ReturnCase>, string]>([
    [{ send_by: null }, 'We have your declaration'],
    [{ status: 'processing-return' }, 'It has arrived'],
    [{ status: 'processed-return' }, 'The money is on its way'],
    [{ status: 'rejected-return' }, 'We could not accept it'],
    [{ status: 'cancelled' }, 'The return is cancelled'],
    [{ status: 'processed-return', refund: 0, lines: [{ ...line, decided: [decided('repaired')] }] }, 'It is repaired'],
    [
      { status: 'processed-return', refund: 0, lines: [{ ...line, exchange: { ...exchange, state: 'ordered' } }] },
      'Your exchange goes out',
    ],
    [{ status: 'processed-return', refund: 0, lines: [{ ...line, exchange }] }, 'Pay the difference'],
  ])('%j is called “%s”', async (own, words) => {
    show({ ...sent, ...own });
    await screen.findByText('Return 100123-1');
    expect(await title()).toBe(words);
  });

  it('promises no money where the return was cancelled or not accepted', async () => {
    show({ ...sent, status: 'rejected-return', settled_at: '2026-11-25T10:00:00Z' });
    expect(await got()).not.toMatch(/Money back|Fee of the way back/);
  });

  it('tells what was given once it is decided, added up to the cent, and where it went', async () => {
    show({
      ...{ ...sent, status: 'processed-return', settled_at: '2026-11-25T10:00:00Z' },
      given: [
        { to: 'payment', means: 'Klarna', amount: 0.1, is_done: true },
        { to: 'gift_card', means: '', amount: 0.2, is_done: true },
      ],
    });
    expect(await got()).toMatch(/Money back0.30 €/);
    expect(screen.getByText(/0.10 € went back to Klarna. 0.20 € went back to your gift cards./)).toBeDefined();
  });

  it('leads to the payment of a difference with the key of the exchange’s order (AFTER-95)', async () => {
    const due = { ...sent, status: 'processed-return' as const, refund: 0, lines: [{ ...line, exchange }] };
    show({ ...due, exchange_orders: [{ number: '100200', key: 'k-9' }] });
    const links = await screen.findAllByRole('link', { name: 'Pay the difference' });
    expect(links[0]?.getAttribute('href')).toMatch(/^\/en\/order\/difference\/#100200\/k-9$/);
    expect(screen.getByText(/Pay the difference by (December 10, 2026|10 December 2026)/)).toBeDefined();
  });

  it('shows no way to pay where the return was opened without the key of that order', async () => {
    show({ ...sent, status: 'processed-return', refund: 0, lines: [{ ...line, exchange }] });
    expect(await title()).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay the difference' })).toBeNull();
  });
});

describe('what goes with the parcel (LOOK-52)', () => {
  it('is the reference, where to and what is in it', async () => {
    show(sent);
    const pass = within(await screen.findByRole('region', { name: 'For the parcel or the till' }));
    expect(pass.getByRole('img', { name: 'Code of return 100123-1' })).toBeDefined();
    expect(pass.getByText('Havu, Vantaa')).toBeDefined();
    expect(pass.getByText('2 × Kaamos Kuura jacket')).toBeDefined();
  });

  it('is the code of a label once the carrier has made it, with its PDF and the place that was chosen', async () => {
    const drop_point = { id: 'p', carrier: 'posti', name: 'Kiosk', address: 'Rantatie 1', postal_code: '33100' };
    show({
      ...{ ...sent, way: 'label', label: { status: 'ready', code: 'LBL-1', pdf: '/api/returns/x/label/' } },
      drop_point: { ...drop_point, city: 'Tampere', opening_hours: '7–23' },
    });
    const pass = within(await screen.findByRole('region', { name: 'For the parcel or the till' }));
    expect(pass.getByText('LBL-1')).toBeDefined();
    expect(pass.getByText('Return 100123-1')).toBeDefined();
    expect(pass.getByRole('link', { name: 'Label as PDF' }).getAttribute('href')).toBe('/api/returns/x/label/');
    expect(pass.getByText(/Rantatie 1, 33100 Tampere. Open 7–23/)).toBeDefined();
  });

  it('tells the way to the place where a parcel is handed in, loads no map for it, and says how it is packed (AFTER-133)', async () => {
    const place = { id: 'p', carrier: 'posti', name: 'Kiosk', address: 'Rantatie 1', postal_code: '33100' };
    show({
      ...{ ...sent, way: 'label', label: { status: 'ready', code: 'LBL-1', pdf: null } },
      drop_point: { ...place, city: 'Tampere', opening_hours: '7–23' },
    });
    const link = await screen.findByRole('link', { name: 'Way there: Kiosk' });
    const { searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(searchParams.get('destination')).toBe('Kiosk, Rantatie 1, 33100 Tampere');
    expect(link.getAttribute('rel')).toContain('noreferrer');
    const tips = within(screen.getByRole('region', { name: 'Packing, in short' }));
    expect(tips.getAllByRole('listitem')).toHaveLength(3);
    cleanup();
    show({ ...sent, status: 'processed-return', qr: [] });
    await screen.findByText('Return 100123-1');
    expect(screen.queryByRole('region', { name: 'Packing, in short' })).toBeNull();
  });

  it('lists the stores with address, hours and the way there, where it is brought to one (AFTER-133)', async () => {
    const store = {
      ...{ id: 2, slug: 'tampere', name: 'Havu Tampere', type: 'retail', address: 'Hämeenkatu 1', postalCode: '33100' },
      ...{ city: 'Tampere', openingHours: ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', null] },
    };
    const stores = [store, { ...store, id: 20, name: 'Central warehouse', type: 'warehouse' }];
    show({ ...sent, way: 'store' }, { 'GET /api/resources/': { stores } });
    await screen.findByText('Hämeenkatu 1, 33100 Tampere');
    expect(screen.getByText('Mon–Fri 10–20, Sat 10–18')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Havu Tampere' }).getAttribute('href')).toBe('/en/stores/tampere/');
    expect(screen.getByRole('link', { name: 'Way there: Havu Tampere' })).toBeTruthy();
    expect(screen.queryByText('Central warehouse')).toBeNull();
  });

  it('saves the code as a picture, and says so where the browser cannot (AFTER-133)', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pass');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const pen = { measureText: () => ({ width: 1 }), fillRect: () => {}, fillText: () => {} };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    const written = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    written.mockImplementation((done) => done(new Blob(['png'])));
    show(sent);
    await userEvent.click(await screen.findByRole('button', { name: 'Save to the phone' }));
    expect(await screen.findByText('It is among your downloads.')).toBeTruthy();
    expect(made).toHaveBeenCalledOnce();
    written.mockImplementation((done) => done(null));
    await userEvent.click(screen.getByRole('button', { name: 'Save to the phone' }));
    expect(await screen.findByText(/It could not be saved/)).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('says that the carrier makes no label, and that the way back then costs nothing', async () => {
    show({ ...sent, way: 'post', label: { status: 'refused', code: '', pdf: null } });
    expect(await screen.findByText(/the way back costs nothing/)).toBeDefined();
  });
});

describe('what a buyer can still do', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('cancels after a second question only, and shows what became of the return', async () => {
    const service = show(sent, { [`POST ${path}cancel/`]: { ...sent, status: 'cancelled', can_cancel: false } });
    await screen.findByText('Return 100123-1');
    await press('Cancel the return');
    expect(service.callsOf(`POST ${path}cancel/`)).toEqual([]);
    await press('Yes, cancel it');
    expect(await screen.findByRole('heading', { level: 1, name: 'The return is cancelled' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the return' })).toBeNull();
  });

  it('keeps the return and tells why where the shop has it already', async () => {
    show(sent, { [`POST ${path}cancel/`]: new ApiFailure(409, 'return_arrived', 'It has arrived here.') });
    await screen.findByText('Return 100123-1');
    await press('Cancel the return');
    await press('Yes, cancel it');
    expect(await screen.findByText('It has arrived here.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeDefined();
  });

  it('tells the tracking code of a parcel, and of nothing else', async () => {
    const service = show(sent, { [`POST ${path}tracking/`]: { ...sent, tracking_code: 'JJFI 1' } });
    await userEvent.type(await screen.findByLabelText(/^Tracking code/), 'JJFI 1');
    await press('Save the code');
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(service.callsOf(`POST ${path}tracking/`)[0]?.body).toEqual({ tracking_code: 'JJFI 1' });
    cleanup();
    show({ ...sent, way: 'store' });
    await screen.findByText('Return 100123-1');
    expect(screen.queryByLabelText(/^Tracking code/)).toBeNull();
  });
});
