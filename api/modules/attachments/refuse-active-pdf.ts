import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { Refusal } from '../../http/refusal.ts';

const unpack = promisify(inflate);

/** What a paper does not need and a trap does: it runs, opens, sends, hides or carries something. */
const activeNames =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound|Encrypt)(?![A-Za-z0-9])/;
/** Filters that would hide an object stream's names from this check. */
const hidingFilters = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)/;
const mostPages = 10_000;
const mostOfOneStream = 8 * 1024 * 1024;
const mostUnpacked = 32 * 1024 * 1024;
/** Longer dictionaries before a stream exist in no paper. */
const dictionaryBytes = 8192;

/** Names may be written with `#4a` for a letter. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Refuses a PDF that can do something, cannot be read, or unpacks to more than any paper (AFTER-72). Objects may be
 * packed into streams, so these are unpacked and read too, with a limit for each and for all.
 * @throws Refusal 422
 */
export async function refuseActivePdf(bytes: Uint8Array): Promise<void> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-2048).includes('%%EOF')) throw new Refusal(422, 'attachment_broken');
  refuseNames(plainNames(text));
  let left = mostUnpacked;
  let streams = 0;
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    streams += 1;
    if (streams > mostPages) throw new Refusal(422, 'attachment_active');
    const dictionary = plainNames(dictionaryBefore(text, index));
    if (!/\/ObjStm|\/First/.test(dictionary)) continue;
    if (hidingFilters.test(dictionary)) throw new Refusal(422, 'attachment_active');
    const start = text.indexOf('\n', index) + 1;
    const packed = bytes.subarray(start);
    const isPacked = /\/(?:FlateDecode|Fl)(?![A-Za-z])/.test(dictionary);
    if (!isPacked) continue;
    const objects = await unpackObjects(packed, Math.min(left, mostOfOneStream));
    left -= objects.length;
    refuseNames(plainNames(objects));
  }
}

function refuseNames(text: string): void {
  if (activeNames.test(text)) throw new Refusal(422, 'attachment_active');
}

function dictionaryBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - dictionaryBytes), index);
  return before.slice(before.lastIndexOf('endobj') + 1);
}

/** @throws Refusal for what cannot be unpacked, or unpacks to more than `most` bytes */
async function unpackObjects(packed: Uint8Array, most: number): Promise<string> {
  try {
    const objects = await unpack(packed, { maxOutputLength: Math.max(1, most) });
    return objects.toString('latin1');
  } catch {
    throw new Refusal(422, 'attachment_active');
  }
}
