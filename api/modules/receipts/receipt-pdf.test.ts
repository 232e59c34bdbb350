import { inflateSync } from 'node:zlib';
import type { Receipt } from 'mf-shared/contract';
import { expect, it } from 'vitest';
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

/** The document's streams, as text. */
function streamsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
}

/** The glyphs of each line, by their numbers in the font's part that the document carries; 0 is the box of a missing one. */
const linesOf = (streams: readonly string[]): string[][] =>
  streams
    .filter((stream) => stream.includes('TJ'))
    .flatMap((stream) => stream.match(/\[[^\]]*\] TJ/g) ?? [])
    .map((line) => [...line.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []));

/** What each glyph stands for, font by font, as the document tells whoever copies its words. */
const signsOf = (streams: readonly string[]): string[][] =>
  streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) => {
      const ranges = [...stream.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/gi)];
      return ranges.flatMap(([, list = '']) =>
        [...list.matchAll(/<([\da-f]*)>/gi)].map(([, hex = '']) =>
          Buffer.from(hex, 'hex').swap16().toString('utf16le'),
        ),
      );
    });

it('a receipt in French has no sign that its font lacks (LOCALE-37)', async () => {
  const glyphs = linesOf(streamsOf(await receiptPdf(receipt, 'Havu'))).flat();
  expect(glyphs.length).toBeGreaterThan(100);
  expect(glyphs.filter((glyph) => Number.parseInt(glyph, 16) === 0)).toEqual([]);
});

it('a receipt writes the state of its buyer’s address as the country’s post does (CHECKOUT-82)', async () => {
  const texan = { ...receipt.buyer, postal_code: '78701', city: 'Austin', state: 'US-TX' };
  const streams = streamsOf(await receiptPdf({ ...receipt, buyer: texan }, 'Havu'));
  const written = signsOf(streams).flatMap((signs) =>
    linesOf(streams).map((glyphs) => glyphs.map((glyph) => signs[Number.parseInt(glyph, 16)] ?? '').join('')),
  );
  expect(written).toContain('Austin, TX 78701');
});
