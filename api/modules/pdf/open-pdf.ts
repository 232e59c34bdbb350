import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brandSign } from 'mf-shared/rules/brand-sign';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** An A4 page in points, its margin, and what stands between its margins. */
export const page = { width: 595.28, height: 841.89, margin: 48, inner: 595.28 - 2 * 48 } as const;
export const ink = '#1c2321';
export const faint = '#5b6663';

const logoHeight = 28;

const fontFile = (weight: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/geologica/${weight}.ttf`)));
let fonts: Promise<[Buffer, Buffer]> | null = null;
/** Read once; a read that fails is tried again with the next document. */
const readFonts = () => {
  fonts ??= Promise.all([fontFile('400Regular/Geologica_400Regular'), fontFile('600SemiBold/Geologica_600SemiBold')]);
  fonts.catch(() => {
    fonts = null;
  });
  return fonts;
};

/** The font has no narrow no-break space, which French has before signs and within amounts (LOCALE-37). */
const drawable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

interface OpenPdf {
  document: Pdf;
  /** The whole file, once `document.end()` was called. */
  done: Promise<Buffer>;
}

/** An empty document of A4 pages with the shop's logo, to print or to keep. `regular` and `bold` are its fonts. */
export async function openPdf(told: {
  title: string;
  author: string;
  language: string;
  brandName: string;
}): Promise<OpenPdf> {
  const [regular, bold] = await readFonts();
  const document = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    lang: told.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: told.title, Author: told.author },
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
  writeLogo(document, told.brandName);
  return { document, done };
}

/** The sprig and the brand's name, as they head the shop's pages. */
function writeLogo(document: Pdf, brandName: string): void {
  const scale = logoHeight / brandSign.height;
  document.save().translate(page.margin, page.margin).scale(scale).path(brandSign.path).fill(ink).restore();
  document.font('bold').fontSize(22).fillColor(ink);
  const left = page.margin + brandSign.width * scale + 7;
  document.text(brandName, left, page.margin + 1, { characterSpacing: -0.8, lineBreak: false });
  document.y = page.margin + logoHeight + 18;
}

/** A name and the page's number at the foot of each page of a document that has several. */
export function numberPages(document: Pdf, name: string): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; count > 1 && at < count; at += 1) {
    document.switchToPage(at);
    // Text in the margin would begin a page of its own.
    document.page.margins.bottom = 0;
    document.font('regular').fontSize(8).fillColor(faint);
    const top = page.height - page.margin + 14;
    document.text(`${name} · ${at + 1} / ${count}`, page.margin, top, {
      ...{ width: page.inner, align: 'right', lineBreak: false },
    });
  }
}
