import type { Locale, Receipt } from 'mf-shared/contract';
import { townLine } from 'mf-shared/rules/address-state';
import { bookAmounts } from 'mf-shared/rules/book-amounts';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { shopZone } from 'mf-shared/rules/shop-day';
import { faint, ink, numberPages, openPdf, type Pdf, page } from '../pdf/open-pdf.ts';

const rule = '#c9d1ce';

/** Where the columns of the products end, as parts of the page between its margins. */
const columns = { name: 0.43, pieces: 0.5, price: 0.64, reduced: 0.77, vat: 0.86, total: 1 };

/** A receipt as a PDF of A4 pages with the shop's logo, in its own language, to print or to keep. */
export async function receiptPdf(receipt: Receipt, brandName: string): Promise<Buffer> {
  const { words } = receipt;
  const { document, done } = await openPdf({
    ...{ title: `${words.title} ${receipt.number}`, author: receipt.seller.name },
    ...{ language: receipt.language, brandName },
  });
  writeHead(document, receipt);
  writeLines(document, receipt);
  writeSums(document, receipt);
  document.moveDown(1.5).font('regular').fontSize(8).fillColor(faint);
  document.text(words.note, page.margin, document.y, { width: page.inner });
  numberPages(document, receipt.number);
  document.end();
  return done;
}

function writeHead(document: Pdf, { seller, buyer, words, ...receipt }: Receipt): void {
  const half = page.inner / 2 - 12;
  const right = page.margin + half + 24;
  const top = document.y;
  document.font('bold').fontSize(20).fillColor(ink).text(words.title, page.margin, top, { width: half });
  document.font('regular').fontSize(9).fillColor(faint);
  const left = [
    seller.name,
    seller.address,
    `${words.business_id} ${seller.business_id}`,
    `${words.vat_number} ${seller.vat_number}`,
    seller.email,
  ];
  document.moveDown(0.5).text(left.join('\n'), { width: half, lineGap: 2 });
  const bottom = document.y;
  document
    .font('bold')
    .fontSize(12)
    .fillColor(ink)
    .text(receipt.number, right, top + 6, { width: half });
  document.font('regular').fontSize(9).fillColor(faint);
  const facts = [
    `${words.order} ${receipt.order_number}`,
    `${words.ordered} ${dayOf(receipt.placed_at, receipt.language)}`,
    `${words.issued} ${dayOf(receipt.issued_at, receipt.language)}`,
    '',
    words.buyer,
    buyer.organisation,
    buyer.name,
    buyer.address,
    townLine(buyer),
    buyer.vat_number && `${words.vat_number} ${buyer.vat_number}`,
  ];
  const shown = facts.filter((line, at) => line !== '' || at === 3);
  document.moveDown(0.5).text(shown.join('\n'), right, document.y, { width: half, lineGap: 2 });
  document.y = Math.max(bottom, document.y) + 22;
}

function writeLines(document: Pdf, receipt: Receipt): void {
  const { words } = receipt;
  const money = bookAmounts(receipt.language);
  const titles = [words.product, words.pieces, words.price, words.reduced, words.vat, words.total];
  row(document, titles, faint);
  for (const line of receipt.lines) {
    const vat = line.vat_percent === null ? '' : percent(line.vat_percent, receipt.language);
    const figures = [
      String(line.amount),
      money(line.unit_price),
      line.reduced === 0 ? '' : money(-line.reduced),
      vat,
      money(line.total),
    ];
    row(document, [[line.name, line.detail].filter(Boolean).join('\n'), ...figures], ink, titles);
  }
}

/** One row of the products; where it would not fit, a new page begins, with the titles of the columns. */
function row(document: Pdf, cells: readonly string[], color: string, titles?: readonly string[]): void {
  const [name = '', ...figures] = cells;
  const ends = [columns.pieces, columns.price, columns.reduced, columns.vat, columns.total];
  document.font('regular').fontSize(9);
  const height = document.heightOfString(name, { width: columns.name * page.inner, lineGap: 1 }) + 10;
  if (document.y + height > page.height - page.margin) {
    document.addPage();
    if (titles) row(document, titles, faint);
  }
  const top = document.y;
  document.fillColor(color).text(name, page.margin, top, { width: columns.name * page.inner, lineGap: 1 });
  for (const [at, end] of ends.entries())
    rightAligned(document, figures[at] ?? '', top, { start: at === 0 ? columns.name : (ends[at - 1] ?? 0), end });
  line(document, top + height - 5);
  document.y = top + height;
}

function writeSums(document: Pdf, receipt: Receipt): void {
  const { words, language } = receipt;
  const money = bookAmounts(language);
  const needed = 40 + (receipt.vat.length + receipt.means.length + 3) * 16;
  if (document.y + needed > page.height - page.margin) document.addPage();
  document.font('bold').fontSize(12).fillColor(ink);
  const top = document.y + 6;
  document.text(words.sum, page.margin, top, { width: page.inner / 2 });
  rightAligned(document, `${money(receipt.total)} ${receipt.currency.toUpperCase()}`, top, { start: 0.5, end: 1 });
  document.y = top + 30;
  table(document, [
    [words.rate, words.net, words.vat, words.gross],
    ...receipt.vat.map(({ percent: rate, net, vat }) => [
      percent(rate, language),
      money(net),
      money(vat),
      money(net + vat),
    ]),
  ]);
  document.y += 12;
  table(document, [[words.means], ...receipt.means.map(({ name, amount }) => [name, '', '', money(amount)])]);
}

function table(document: Pdf, rows: readonly (readonly string[])[]): void {
  for (const [index, cells] of rows.entries()) {
    const top = document.y;
    document
      .font('regular')
      .fontSize(9)
      .fillColor(index === 0 ? faint : ink);
    document.text(cells[0] ?? '', page.margin, top, { width: page.inner * 0.4 });
    for (const [at, cell] of cells.slice(1).entries())
      rightAligned(document, cell, top, { start: 0.4 + at * 0.2, end: 0.6 + at * 0.2 });
    line(document, top + 13);
    document.y = top + 17;
  }
}

/** @param start where its column begins and @param end where it ends, as parts of the page between its margins. */
function rightAligned(document: Pdf, text: string, top: number, { start, end }: { start: number; end: number }): void {
  if (text === '') return;
  const width = (end - start) * page.inner;
  document.text(text, page.margin + start * page.inner, top, { width, align: 'right', lineBreak: false });
}

function line(document: Pdf, at: number): void {
  document
    .moveTo(page.margin, at)
    .lineTo(page.margin + page.inner, at)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
}

const percent = (value: number, language: string): string =>
  `${value.toLocaleString(language, { maximumFractionDigits: 2 })} %`;

const dayOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(europeanLocale(language as Locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopZone,
  }).format(new Date(moment));
