import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale, Receipt } from 'mf-shared/contract';
import { townLine } from 'mf-shared/rules/address-state';
import { bookAmounts } from 'mf-shared/rules/book-amounts';
import { brandSign } from 'mf-shared/rules/brand-sign';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import PDFDocument from 'pdfkit';

/** Points from the edges of an A4 page, and between them. */
const page = { width: 595.28, height: 841.89, margin: 48 };
const inner = page.width - 2 * page.margin;
const ink = '#1c2321';
const faint = '#5b6663';
const rule = '#c9d1ce';

/** Where the columns of the products end, as parts of the page between its margins. */
const columns = { name: 0.43, pieces: 0.5, price: 0.64, reduced: 0.77, vat: 0.86, total: 1 };

const fontFile = (weight: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/geologica/${weight}.ttf`)));
let fonts: Promise<[Buffer, Buffer]> | null = null;
/** Read once; a read that fails is tried again with the next receipt. */
const readFonts = () => {
  fonts ??= Promise.all([fontFile('400Regular/Geologica_400Regular'), fontFile('600SemiBold/Geologica_600SemiBold')]);
  fonts.catch(() => {
    fonts = null;
  });
  return fonts;
};

/** A receipt as a PDF of A4 pages with the shop's logo, in its own language, to print or to keep. */
export async function receiptPdf(receipt: Receipt, brandName: string): Promise<Buffer> {
  const [regular, bold] = await readFonts();
  const { words } = receipt;
  const document = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    lang: receipt.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: `${words.title} ${receipt.number}`, Author: receipt.seller.name },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document.registerFont('regular', regular).registerFont('bold', bold);
  const write = document.text.bind(document) as (text: string, ...placed: unknown[]) => Pdf;
  document.text = (text: string, ...placed: unknown[]) => write(drawable(text), ...placed);
  writeLogo(document, brandName);
  writeHead(document, receipt);
  writeLines(document, receipt);
  writeSums(document, receipt);
  document.moveDown(1.5).font('regular').fontSize(8).fillColor(faint);
  document.text(words.note, page.margin, document.y, { width: inner });
  numberPages(document, receipt.number);
  document.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** The font has no narrow no-break space, which French has before signs and within amounts (LOCALE-37). */
const drawable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const logoHeight = 28;

/** The sprig and the brand's name, as they head the shop's pages. */
function writeLogo(document: Pdf, brandName: string): void {
  const scale = logoHeight / brandSign.height;
  document.save().translate(page.margin, page.margin).scale(scale).path(brandSign.path).fill(ink).restore();
  document.font('bold').fontSize(22).fillColor(ink);
  const left = page.margin + brandSign.width * scale + 7;
  document.text(brandName, left, page.margin + 1, { characterSpacing: -0.8, lineBreak: false });
  document.y = page.margin + logoHeight + 18;
}

function writeHead(document: Pdf, { seller, buyer, words, ...receipt }: Receipt): void {
  const half = inner / 2 - 12;
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
  const told = [
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
  const shown = told.filter((line, at) => line !== '' || at === 3);
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
  const height = document.heightOfString(name, { width: columns.name * inner, lineGap: 1 }) + 10;
  if (document.y + height > page.height - page.margin) {
    document.addPage();
    if (titles) row(document, titles, faint);
  }
  const top = document.y;
  document.fillColor(color).text(name, page.margin, top, { width: columns.name * inner, lineGap: 1 });
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
  document.text(words.sum, page.margin, top, { width: inner / 2 });
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
    document.text(cells[0] ?? '', page.margin, top, { width: inner * 0.4 });
    for (const [at, cell] of cells.slice(1).entries())
      rightAligned(document, cell, top, { start: 0.4 + at * 0.2, end: 0.6 + at * 0.2 });
    line(document, top + 13);
    document.y = top + 17;
  }
}

/** The receipt's number and the page's, at the foot of each page of a receipt that has several. */
function numberPages(document: Pdf, number: string): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; count > 1 && at < count; at += 1) {
    document.switchToPage(at);
    // What stands in the margin would begin a page of its own.
    document.page.margins.bottom = 0;
    document.font('regular').fontSize(8).fillColor(faint);
    rightAligned(document, `${number} · ${at + 1} / ${count}`, page.height - page.margin + 14, { start: 0, end: 1 });
  }
}

/** @param start where its column begins and @param end where it ends, as parts of the page between its margins. */
function rightAligned(document: Pdf, text: string, top: number, { start, end }: { start: number; end: number }): void {
  if (text === '') return;
  const width = (end - start) * inner;
  document.text(text, page.margin + start * inner, top, { width, align: 'right', lineBreak: false });
}

function line(document: Pdf, at: number): void {
  document
    .moveTo(page.margin, at)
    .lineTo(page.margin + inner, at)
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
    timeZone: 'Europe/Helsinki',
  }).format(new Date(moment));
