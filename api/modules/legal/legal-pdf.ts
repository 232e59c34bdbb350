import { faint, ink, numberPages, openPdf, type Pdf, page } from '../pdf/open-pdf.ts';
import type { TextBlock } from './text-blocks.ts';

export interface LegalPaper {
  title: string;
  /** The seller, in one line. */
  seller: string;
  language: string;
  brandName: string;
  blocks: readonly TextBlock[];
  /** The model withdrawal form, with lines to write on, on a page of its own. */
  form: { heading: string; note: string; told: readonly string[]; asked: readonly string[]; end: string };
}

/** Terms, rights and the model withdrawal form as one file: a durable medium (LAW-3). */
export async function legalPdf(paper: LegalPaper): Promise<Buffer> {
  const { title, seller, language, brandName } = paper;
  const { document, done } = await openPdf({ title, author: seller, language, brandName });
  document.font('bold').fontSize(20).fillColor(ink).text(title, page.margin, document.y, { width: page.inner });
  document.moveDown(0.4).font('regular').fontSize(9).fillColor(faint).text(seller);
  document.moveDown(0.6);
  for (const block of paper.blocks) writeBlock(document, block);
  writeForm(document, paper.form);
  numberPages(document, title);
  document.end();
  return done;
}

function writeBlock(document: Pdf, { kind, text }: TextBlock): void {
  if (kind === 'heading') {
    // A heading never ends a page.
    if (document.y > page.height - page.margin - 60) document.addPage();
    document.moveDown(0.7).font('bold').fontSize(13).fillColor(ink).text(text);
    return;
  }
  document.moveDown(0.35).font('regular').fontSize(10).fillColor(ink);
  document.text(kind === 'row' ? `– ${text}` : text, { lineGap: 2, indent: kind === 'row' ? 8 : 0 });
}

function writeForm(document: Pdf, { heading, note, told, asked, end }: LegalPaper['form']): void {
  document.addPage();
  document.font('bold').fontSize(16).fillColor(ink).text(heading, page.margin, page.margin);
  document.moveDown(0.3).font('regular').fontSize(9).fillColor(faint).text(note);
  document.fontSize(10.5).fillColor(ink);
  for (const line of told) document.moveDown(0.9).text(line, { lineGap: 2 });
  writingLine(document);
  writingLine(document);
  for (const line of asked) {
    document.moveDown(0.9).text(line);
    writingLine(document);
  }
  document.moveDown(1).fontSize(9).fillColor(faint).text(end);
  document.fillColor(ink);
}

function writingLine(document: Pdf): void {
  const at = document.y + 22;
  document
    .moveTo(page.margin, at)
    .lineTo(page.margin + page.inner, at)
    .lineWidth(0.5)
    .strokeColor(faint)
    .stroke();
  document.y = at + 4;
}
