// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Receipt } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { brandSign } from 'mf-shared/rules/brand-sign';
import { $session, anonymousSession } from 'mf-shared/stores';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { type DoubleAnswer, serviceDouble, silence } from 'mf-shared/testing/service-double';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { ReceiptPage } from './receipt-page.tsx';

afterEach(() => {
  cleanup();
  $session.set(anonymousSession);
  history.replaceState(null, '', '/en/');
});

function show(answers: Record<string, DoubleAnswer>, children: ReactNode) {
  const service = serviceDouble(answers);
  render(
    <PageAt api={service.api} packages={['mf-account']}>
      {children}
    </PageAt>,
  );
  return service;
}
const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const words: Receipt['words'] = {
  ...{ title: 'Kuitti', order: 'Tilaus', business_id: 'Y-tunnus', vat_number: 'ALV-numero', issued: 'Maksettu' },
  ...{ ordered: 'Tilattu', buyer: 'Ostaja', product: 'Tuote', pieces: 'Kpl', price: 'Kappalehinta' },
  ...{ reduced: 'Alennus', vat: 'ALV', total: 'Yhteensä', sum: 'Maksettu', rate: 'Verokanta', net: 'Veroton' },
  ...{ gross: 'Verollinen', means: 'Maksutapa', note: 'Säilytä kuitti.' },
};

/** A receipt that a Finnish order brought, read on an English page. */
const receipt: Receipt = {
  ...{ number: '2026-000123', kind: 'sale', order_number: '100123', language: 'fi', currency: 'eur', words },
  ...{ placed_at: '2026-11-20T10:00:00Z', issued_at: '2026-11-20T10:01:00Z', total: 1234.9 },
  pdf: '/api/orders/100123/receipts/2026-000123/pdf/?until=1&signature=x',
  seller: { name: 'Havu Oy', address: 'Vantaa', business_id: '9104822-8', vat_number: 'FI91048228', email: 'a@b.fi' },
  buyer: {
    name: 'Aino L',
    organisation: '',
    vat_number: '',
    address: 'Katu 1',
    postal_code: '33100',
    city: 'Tampere',
    state: '',
  },
  lines: [
    {
      name: 'Kuura',
      detail: 'Spruce, M',
      amount: 2,
      unit_price: 700,
      reduced: 165.1,
      vat_percent: 25.5,
      total: 1234.9,
    },
  ],
  vat: [{ percent: 25.5, net: 983.98, vat: 250.92 }],
  means: [{ name: 'Klarna', amount: 1234.9 }],
};
const asked = 'GET /api/orders/100123/receipts/';
const openAt = (hash: string) => history.replaceState(null, '', `/en/receipt/${hash}`);

describe('the receipts of an order', () => {
  it('stand in the language in which they were issued, with every amount, and lead to their PDF', async () => {
    openAt('#100123/key-1');
    const service = show({ [asked]: { receipts: [receipt] } }, <ReceiptPage />);
    const sheet = await screen.findByRole('article', { name: 'Kuitti' });
    expect(sheet.getAttribute('lang')).toBe('fi');
    const row = within(sheet).getByRole('row', { name: /Kuura/ });
    expect(plain(row)).toBe('KuuraSpruce, M2700,00−165,1025,51 234,90');
    expect(plain(within(sheet).getByRole('row', { name: /^25,5\s%/ }))).toBe('25,5 %983,98250,921 234,90');
    expect(plain(sheet)).toContain('Maksettu1 234,90 EUR');
    const pdf = screen.getByRole('link', { name: '2026-000123 as PDF' });
    expect([pdf.getAttribute('href'), pdf.getAttribute('download')]).toEqual([receipt.pdf, '2026-000123.pdf']);
    expect(service.calls[0]).toMatchObject({ query: { key: 'key-1' } });
  });

  it('carry the logo of the shop (AFTER-109)', async () => {
    openAt('#100123/key-1');
    show({ [asked]: { receipts: [receipt] } }, <ReceiptPage />);
    const sheet = await screen.findByRole('article', { name: 'Kuitti' });
    expect(plain(sheet)).toMatch(/^Havu/);
    expect(sheet.querySelector('svg path')?.getAttribute('d')).toBe(brandSign.path);
  });

  it('are mailed with the key that opened them, and say where to, or why not (AFTER-108)', async () => {
    openAt('#100123/key-1');
    const mail = 'POST /api/orders/100123/receipts/2026-000123/mail/';
    const often = new ApiFailure(429, 'receipt_mailed_often', 'Try again in an hour.');
    const service = show({ [asked]: { receipts: [receipt] }, [mail]: often }, <ReceiptPage />);
    const button = await screen.findByRole('button', { name: 'Email it 2026-000123' });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Try again in an hour.');
    service.answers[mail] = { email: 'aino@havu.example' };
    await userEvent.click(button);
    expect((await screen.findByRole('status')).textContent).toContain('on its way to aino@havu.example');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(service.calls.at(-1)).toMatchObject({ body: { key: 'key-1' } });
  });

  it('say that the service gave no answer to the wish for a mail', async () => {
    openAt('#100123');
    const mail = 'POST /api/orders/100123/receipts/2026-000123/mail/';
    show({ [asked]: { receipts: [receipt] }, [mail]: silence() }, <ReceiptPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Email it 2026-000123' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });

  it('are said to come with the payment where there are none', async () => {
    openAt('#100123/key-1');
    show({ [asked]: { receipts: [] } }, <ReceiptPage />);
    expect(await screen.findByText(/There is no receipt yet/)).toBeTruthy();
  });

  it('ask a stranger to sign in', async () => {
    openAt('#100123');
    show({ [asked]: new ApiFailure(404, 'order_not_found', 'Order not found.') }, <ReceiptPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('Sign in to see the receipts');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  it('come when they are asked for again after the service was away', async () => {
    openAt('#100123/key-1');
    const service = show({ [asked]: silence() }, <ReceiptPage />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    service.answers[asked] = { receipts: [receipt] };
    await userEvent.click(again);
    expect(await screen.findByRole('article', { name: 'Kuitti' })).toBeTruthy();
  });
});

describe('the way to receipts', () => {
  it('leads on from a paid order, with the key that a guest has', () => {
    const paid = exampleOrder();
    const order = { ...paid, payment: { ...paid.payment, status: 'captured' as const } };
    show({}, <ReceiptLink order={order} orderKey="key-1" />);
    expect(screen.getByRole('link', { name: 'Receipts' }).getAttribute('href')).toBe('/en/receipt/#100123/key-1');
  });

  it('is none from an order that waits for its payment', () => {
    const paid = exampleOrder();
    show({}, <ReceiptLink order={{ ...paid, payment: { ...paid.payment, status: 'authorised' } }} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('leads from the account to each, refunds with a minus', async () => {
    const { number, kind, order_number, issued_at, total, currency } = receipt;
    const sale = { number, kind, order_number, issued_at, total, currency };
    const refund = { ...sale, number: '2026-R000004', kind: 'refund' as const, total: 20 };
    show({ 'GET /api/customer/receipts/': { receipts: [refund, sale] } }, <ReceiptList customerId={7} />);
    const link = await screen.findByRole('link', { name: '2026-R000004' });
    expect(link.getAttribute('href')).toBe('/en/receipt/#100123');
    expect(plain(link.closest('li') as Element)).toMatch(/Order 100123.*−20 €/);
  });
});
