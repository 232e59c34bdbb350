import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { flatHeic, turnedHeic } from '../../testing/heic-files.ts';
import { decodeHeic, type HeicLimits } from './decode-heic.ts';

const folder = mkdtempSync(join(tmpdir(), 'havu-heic-'));
afterAll(() => rmSync(folder, { recursive: true }));

function decode(bytes: Buffer, limits?: Partial<HeicLimits>) {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return decodeHeic(path, limits);
}
const refusalOf = (bytes: Buffer, limits?: Partial<HeicLimits>) =>
  decode(bytes, limits).then(
    () => null,
    (refusal: { status: number; code: string }) => [refusal.status, refusal.code],
  );
const broken = [422, 'attachment_broken'];

/** The same file, whose header says that the picture is as large as this. */
function saying(width: number, height: number): Buffer {
  const bytes = Buffer.from(flatHeic);
  for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 4)) {
    if (bytes.readUInt32BE(at + 8) !== 2048) continue;
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}

it('a HEIC of a phone becomes its pixels, upright (AFTER-72)', async () => {
  const { width, height, pixels } = await decode(turnedHeic);
  expect([width, height, pixels.length]).toEqual([48, 64, 48 * 64 * 4]);
  // The picture is red and green by its place in it; turned, its red grows upwards or downwards.
  const { data } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 48 + x) * 3, (y * 48 + x) * 3 + 2)];
  const [topRed = 0] = at(24, 4);
  const [lowRed = 0] = at(24, 59);
  expect(Math.abs(topRed - lowRed)).toBeGreaterThan(150);
});

it('more pixels than the limit are refused, also where only the header says so, before they are decoded', async () => {
  expect(await refusalOf(flatHeic, { pixels: 2048 * 1536 - 1 })).toEqual([422, 'attachment_heic']);
  expect(await refusalOf(saying(30_000, 30_000))).toEqual([422, 'attachment_heic']);
});

it('a file that needs more memory or more time than it may have is given up', async () => {
  expect(await refusalOf(flatHeic, { memoryBytes: 17 * 1024 * 1024 })).toEqual(broken);
  expect(await refusalOf(flatHeic, { timeMs: 1 })).toEqual(broken);
  expect((await decode(flatHeic)).width).toBe(2048);
});

it.each([60, 240, 500, turnedHeic.length - 20])('a file that ends after %i bytes is refused', async (length) => {
  expect(await refusalOf(turnedHeic.subarray(0, length))).toEqual(broken);
});

it('a changed byte anywhere gives a picture or a refusal, and nothing else', async () => {
  for (let at = 40; at < turnedHeic.length; at += 67) {
    const bytes = Buffer.from(turnedHeic);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    expect([null, broken, [422, 'attachment_heic']]).toContainEqual(await refusalOf(bytes));
  }
});
