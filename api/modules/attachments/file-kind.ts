export type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'pdf';

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** What a file is by its first bytes, whatever its name says; null for what is not taken (AFTER-72). */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.slice(4, 8) !== 'ftyp') return null;
  // An AVIF may name the general brand first and its own among the compatible ones.
  const brands = head.slice(8).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return heicBrands.has(brands[0] ?? '') ? 'heic' : null;
}
