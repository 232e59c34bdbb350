import { inflateSync } from 'node:zlib';

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

/** The glyphs of all texts of a PDF that the service drew. */
export const glyphsOf = (pdf: Buffer): string[] => linesOf(streamsOf(pdf)).flat();

/** Its lines as words, read by each of its fonts: a line read by another font than its own is no words. */
export function linesIn(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  return signsOf(streams).flatMap((signs) =>
    linesOf(streams).map((glyphs) => glyphs.map((glyph) => signs[Number.parseInt(glyph, 16)] ?? '').join('')),
  );
}
