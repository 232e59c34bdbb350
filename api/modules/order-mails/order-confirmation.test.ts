import { localeCodes, type Order } from 'mf-shared/contract';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { describe, expect, it } from 'vitest';
import { orderConfirmation } from './order-confirmation.ts';

const hostile = `<b>"Aino" & 'Co'</b>`;
const order: Order = {
  ...{ number: '100123', placed_at: '2026-11-20T10:00:00.000Z', status: 'processing', payment_status: 'captured' },
  payment_due: null,
  ...{ total: 254.8, currency: 'eur', line_count: 1, images: [], history: [] },
  lines: [
    {
      kind: 'product',
      ...{
        productId: 1,
        modelId: 1,
        name: hostile,
        manufacturer: 'Kaamos',
        color: 'Yö',
        size: 'M',
        type: '',
        amount: 2,
      },
      ...{
        image: '/media/products/a',
        path: '/kaamos/a/',
        bundle: '',
        unit_price: 124.95,
        reference_price: null,
        row_total: 249.9,
      },
      ...{ vat_percent: 25.5, vat: 50.78 },
    },
  ],
  delivery: {
    method: 'postnord',
    name: 'Noutopiste',
    location: hostile,
    price: 4.9,
    estimate_text: '1–3',
    in_parts: true,
    packed_with: hostile,
  },
  address: {
    ...{
      first_name: hostile,
      last_name: 'Havu',
      address: 'Katu 1',
      postal_code: '33100',
      city: 'Tampere',
      state: '',
      country: 'fi',
      town: '33100 Tampere',
    },
    ...{ phone: '040', email: 'aino@havu.example' },
  },
  products_total: 279.9,
  offers_total: 30,
  shown: { currency: 'gbp', amount: 204.3 },
  discount_total: 10,
  gift_card_total: 20,
  credited_total: 0,
  vat: [{ percent: 25.5, net: 203.03, vat: 51.77 }],
  payment: { processor: 'klarna', name: 'Klarna', status: 'captured' },
  after_sale: {
    kind: null,
    deadlines: '',
    ...{ withdraw_until: null, return_until: null, complain_until: null },
    lines: [],
    pieces_of_lines: [],
    withdrawals: [],
  },
};
const kind = 'gift_card' as const;
const brand = {
  ...{ brandName: 'Havu', contactEmail: 'service@havu.example', publicUrl: 'https://havu.example' },
  seller: sellerSettings({}),
};

describe('the order confirmation (CHECKOUT-77)', () => {
  it.each(localeCodes)('tells lines, sums, VAT and address in %s, as text and as HTML', (locale) => {
    const confirmed = { order, locale, currencyFormat: '{price} €', orderKey: 'key-1' };
    const { subject, text, html, to } = orderConfirmation(confirmed, brand, 'order-1');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|mails\.|undefined|NaN/);
    expect(to).toBe('aino@havu.example');
    expect(subject).toContain('100123');
    // Line, products at reference prices, what offers took off, total, as it was shown, VAT.
    for (const part of [text, html])
      expect(part).toMatch(/249.90[\s\S]*279.90[\s\S]*−30[\s\S]*254.80[\s\S]*204.30[\s\S]*51.77/);
    expect(text).toContain(hostile);
    expect(html).not.toContain('<b>');
    const prefix = locale === 'fi' ? '' : `/${locale}`;
    // The key stands behind the number sign: browsers send it to no server.
    for (const page of ['view-order', 'receipt'])
      expect(html).toContain(`href="https://havu.example${prefix}/${page}/#100123/key-1"`);
    expect(html + text).not.toContain('/key-1/');
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it.each([
    ['fi', 'Kiitos tilauksestasi, Aino!', 'Kiitos tilauksestasi!'],
    ['en', 'Thank you for your order, Aino!', 'Thank you for your order!'],
    ['sv', 'Tack för din beställning, Aino!', 'Tack för din beställning!'],
    ['de', 'Danke für Ihre Bestellung, Aino!', 'Danke für Ihre Bestellung!'],
    ['fr', 'Merci pour votre commande, Aino\u202f!', 'Merci pour votre commande\u202f!'],
    ['ru', 'Спасибо за заказ, Aino!', 'Спасибо за заказ!'],
  ] as const)('greets in %s by a plain name, and nobody by what may be a message', (locale, named, unnamed) => {
    const headingFor = (first_name: string) => {
      const address = { ...order.address, first_name };
      const confirmed = { order: { ...order, address }, locale, currencyFormat: '{price} €', orderKey: 'key-1' };
      const { text, html } = orderConfirmation(confirmed, brand, 'order-1');
      const [heading = ''] = text.split('\n\n');
      expect(html).toContain(`>${heading}</h1>`);
      return heading;
    };
    expect(headingFor('Aino')).toBe(named);
    for (const name of ['', 'you won at https://evil.example', hostile]) expect(headingFor(name)).toBe(unnamed);
  });

  it.each([
    ['fi', 'maksettava viimeistään 6.\u00a0joulukuuta 2026', 'Maksettava viimeistään'],
    ['en', 'to be paid by 6\u00a0December 2026', 'To be paid by'],
    ['de', 'bis 6.\u00a0Dezember 2026 zu bezahlen', 'Zu zahlen bis'],
  ] as const)('tells in %s that an invoice is not paid yet: by when, and how much', (locale, words, label) => {
    const due = { ...order, payment_due: '2026-12-06', lines: order.lines.map((line) => ({ ...line, kind })) };
    const confirmed = { order: due, locale, currencyFormat: '{price} €', orderKey: 'key-1' };
    const { text, html } = orderConfirmation(confirmed, brand, 'order-1');
    for (const part of [text, html]) {
      expect(part).toContain(words);
      expect(part).toMatch(new RegExp(`${label}[\\s\\S]*234`));
      expect(part).not.toMatch(/\{\{/);
    }
    // Gift cards wait for the money.
    expect(text).toMatch(/lahjakortit, kun lasku|gift cards once the invoice|Geschenkkarten, sobald die Rechnung/);
  });
});
