/** What stands on a parcel's label. */
export interface LabelWords {
  carrier: string;
  reference: string;
  trackingCode: string;
  from: readonly string[];
  to: readonly string[];
}

/** A5 in points. */
const page = { width: 420, height: 595, margin: 32 };
const bar = { narrow: 1.6, wide: 4.2, height: 90 };

/** Wide and narrow marks of a digit in an interleaved 2 of 5 code. */
const digitMarks = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn'];

/** A label as a PDF of one page, with the parcel's number as a bar code. */
export function labelPdf({ carrier, reference, trackingCode, from, to }: LabelWords): Buffer {
  const top = page.height - page.margin;
  const column = (lines: readonly string[], x: number) =>
    lines.map((line, at) => text(line, x, top - 96 - at * 15, 11)).join('');
  return pdf(
    [
      text(carrier.toUpperCase(), page.margin, top - 24, 24),
      text(`Customer return ${reference}`, page.margin, top - 48, 12),
      text('From', page.margin, top - 76, 9),
      text('To', page.width / 2, top - 76, 9),
      column(from, page.margin),
      column(to, page.width / 2),
      bars(trackingCode.replace(/\D/g, ''), page.margin, 120),
      text(trackingCode, page.margin, 96, 14),
    ].join(''),
  );
}

/** Bars from the left; digits come in pairs, one in the bars and one in the gaps. */
function bars(digits: string, left: number, bottom: number): string {
  const pairs = (digits.length % 2 === 0 ? digits : `0${digits}`).match(/../g) ?? [];
  const marks = [
    'nnnn',
    ...pairs.map(([inBars, inGaps]) =>
      [...(digitMarks[Number(inBars)] ?? '')]
        .map((mark, at) => mark + (digitMarks[Number(inGaps)]?.[at] ?? 'n'))
        .join(''),
    ),
    'wnn',
  ].join('');
  let x = left;
  return [...marks]
    .map((mark, at) => {
      const width = mark === 'w' ? bar.wide : bar.narrow;
      const drawn = at % 2 === 0 ? `${x.toFixed(2)} ${bottom} ${width} ${bar.height} re f\n` : '';
      x += width;
      return drawn;
    })
    .join('');
}

const text = (words: string, x: number, y: number, size: number): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET\n`;

/** One page with Helvetica, in the letters of Western Europe. */
function pdf(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
