import type { Receipt } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { glyphsOf, linesIn } from '../../testing/pdf-words.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** Every word of a receipt is itself. */
const words = new Proxy({}, { get: (_, name) => `${String(name)}\u202f?` }) as Receipt['words'];
const receipt: Receipt = {
  ...{ number: '2026-000001', issued_at: '2026-11-25T10:00:00Z', placed_at: '2026-11-25T10:00:00Z' },
  ...{ order_number: '1000001', kind: 'sale', currency: 'eur', total: 1234.5, pdf: '/x/', language: 'fr' },
  seller: {
    name: 'Havu Oy',
    address: 'Satakunnankatu 18',
    business_id: '1',
    vat_number: 'FI1',
    email: 'a@havu.example',
  },
  buyer: {
    name: 'Aino',
    organisation: '',
    vat_number: '',
    address: 'Rue 1',
    postal_code: '74000',
    city: 'Annecy',
    state: '',
  },
  lines: [{ name: 'Kuura', detail: 'M', amount: 1, unit_price: 1234.5, reduced: 0, vat_percent: 25.5, total: 1234.5 }],
  vat: [{ percent: 25.5, net: 983.67, vat: 250.83 }],
  means: [{ name: 'Klarna', amount: 1234.5 }],
  words,
} as Receipt;

it('a receipt in French has no sign that its font lacks (LOCALE-37)', async () => {
  const glyphs = glyphsOf(await receiptPdf(receipt, 'Havu'));
  expect(glyphs.length).toBeGreaterThan(100);
  expect(glyphs.filter((glyph) => Number.parseInt(glyph, 16) === 0)).toEqual([]);
});

it('a receipt writes the state of its buyer’s address as the country’s post does (CHECKOUT-82)', async () => {
  const texan = { ...receipt.buyer, postal_code: '78701', city: 'Austin', state: 'US-TX' };
  const written = linesIn(await receiptPdf({ ...receipt, buyer: texan }, 'Havu'));
  expect(written).toContain('Austin, TX 78701');
});
