import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { type ApiError, type Attachment, type DraftAttachments, type Locale, localeCodes } from 'mf-shared/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore } from '../../file-stores/folder-store.ts';
import { turnedHeic } from '../../testing/heic-files.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { translate } from '../../texts/translate.ts';
import { forgetAttachments } from './forget-attachments.ts';
import { keepAttachment } from './keep-attachment.ts';

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#7a5' } });

/** A PNG that says how large it is and holds nothing: what a decoder would have to make room for. */
function hollowPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(10))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const pdf = (body: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(body),
    Buffer.from('\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);
const packedObjects = (objects: string | Buffer) => {
  const packed = deflateSync(Buffer.from(objects));
  const head = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return pdf(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj')]));
};

describe('attachments', () => {
  let shop: TestService;
  const folder = mkdtempSync(join(tmpdir(), 'havu-attached-'));
  let from = 0;
  beforeAll(async () => {
    shop = await testService({ ATTACHMENTS_DIR: folder });
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  const newDraft = () => randomBytes(24).toString('base64url');
  interface Sent {
    draft?: string;
    key?: string;
    name?: string;
    of?: 'complaint' | 'return';
    locale?: Locale;
  }
  async function upload(bytes: Buffer, own: Sent = {}) {
    const { draft = newDraft(), key = randomUUID(), name = 'photo.jpg', of = 'complaint', locale = 'en' } = own;
    from += 1;
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/attachments/?${new URLSearchParams({ key, name, of })}`,
      headers: { 'content-type': 'application/octet-stream', 'x-draft': draft, 'accept-language': locale },
      payload: bytes,
      remoteAddress: `10.1.${from >> 8}.${from & 255}`,
    });
    return { status: response.statusCode, body: response.json<Attachment & ApiError>() };
  }
  const refused = async (bytes: Buffer) => {
    const { status, body } = await upload(bytes);
    return [status, body.error?.code];
  };
  const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  describe('take (AFTER-72)', () => {
    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s, whatever its name says (TARGET-47)', async (format) => {
      const { status, body } = await upload(await picture().toFormat(format).toBuffer(), { name: 'report.exe' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ media_type: 'image/jpeg', width: 40, height: 30, name: 'report.exe' });
    });

    it('a HEIC of a phone, which becomes a JPEG of nothing but its pixels', async () => {
      const { status, body } = await upload(Buffer.concat([turnedHeic, Buffer.from('<script>')]), { name: 'IMG.HEIC' });
      expect([status, body]).toMatchObject([200, { media_type: 'image/jpeg', width: 48, height: 64 }]);
      const shown = (await shop.call(body.url)).rawPayload;
      expect((await sharp(shown).metadata()).format).toBe('jpeg');
      expect(shown.toString('latin1')).not.toContain('script');
    });

    it('a PDF without anything that runs, links to pages included', async () => {
      const { status, body } = await upload(pdf('1 0 obj\n<< /Type /Catalog /URI (https://havu.example) >>\nendobj'));
      expect([status, body.media_type]).toEqual([200, 'application/pdf']);
      expect((await upload(packedObjects('1 0 << /Type /Catalog >>'))).status).toBe(200);
    });
  });

  it('are written anew: no place, no phone, nothing behind the end (AFTER-76)', async () => {
    const withPlace = await picture()
      .withExif({ IFD0: { Copyright: 'secret-person' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(withPlace.toString('latin1')).toContain('secret-person');
    const polyglot = Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await upload(polyglot);
    const shown = await shop.call(body.url);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^inline/),
    });
    const bytes = shown.rawPayload.toString('latin1');
    expect(bytes).not.toContain('secret-person');
    expect(bytes).not.toContain('script');
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('stand upright as the camera was held, and are made smaller', async () => {
    const turned = await picture(4000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(turned)).body).toMatchObject({ width: 800, height: 3200 });
  });

  describe('refuse', () => {
    it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
      ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 415, 'attachment_kind'],
      ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'attachment_kind'],
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), 415, 'attachment_kind'],
      ['a GIF', () => picture().gif().toBuffer(), 415, 'attachment_kind'],
      ['a program', () => Buffer.from('MZ\x90\0'.padEnd(200, '\0'), 'latin1'), 415, 'attachment_kind'],
      [
        'a PNG that is a script',
        () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<script>alert(1)</script>')]),
        422,
        'attachment_broken',
      ],
      [
        'half a picture',
        async () => (await picture(800, 800).jpeg().toBuffer()).subarray(0, 900),
        422,
        'attachment_broken',
      ],
      ['30,000 × 30,000 pixels', () => hollowPng(30_000, 30_000), 422, 'attachment_pixels'],
      [
        'the name of a HEIC before nothing',
        () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
        422,
        'attachment_broken',
      ],
      ['nothing', () => Buffer.alloc(0), 422, 'attachment_broken'],
      ['more than 15 MB', () => Buffer.alloc(15 * 1024 * 1024 + 1, 1), 413, 'attachment_too_large'],
      ['a PDF with a script', () => pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 422, 'attachment_active'],
      ['one that hides its name', () => pdf('<< /S /Java#53cript >>'), 422, 'attachment_active'],
      ['a PDF that launches', () => pdf('<< /OpenAction << /S /Launch /F (calc.exe) >> >>'), 422, 'attachment_active'],
      ['a PDF with a password', () => pdf('trailer << /Encrypt 5 0 R >>'), 422, 'attachment_active'],
      ['a PDF with a file inside', () => pdf('<< /Names << /EmbeddedFiles 3 0 R >> >>'), 422, 'attachment_active'],
      ['a script packed into a stream', () => packedObjects('1 0 << /S /JavaScript >>'), 422, 'attachment_active'],
      ['a bomb packed into a PDF', () => packedObjects(Buffer.alloc(64 * 1024 * 1024)), 422, 'attachment_active'],
      [
        'packed objects that the check cannot read',
        () => pdf('4 0 obj << /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n00\n'),
        422,
        'attachment_active',
      ],
      ['a PDF without an end', () => Buffer.from('%PDF-1.7\n1 0 obj'), 422, 'attachment_broken'],
    ])('%s', async (_name, bytes, status, code) => {
      const before = files().length;
      expect(await refused(await bytes())).toEqual([status, code]);
      expect(files()).toHaveLength(before);
    });

    it('whoever brings no secret of a form', async () => {
      expect((await upload(await picture().jpeg().toBuffer(), { draft: 'short' })).status).toBe(400);
    });
  });

  it('take the same upload once, also fifty times side by side', async () => {
    const own = { draft: newDraft(), key: randomUUID() };
    const bytes = await picture().jpeg().toBuffer();
    const before = files().length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => upload(bytes, own)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(files()).toHaveLength(before + 1);
  });

  it('are 20 and 15 MB together at most, also side by side (AFTER-73, AFTER-75)', async () => {
    const draft = newDraft();
    const tail = Buffer.alloc(4 * 1024 * 1024);
    const large = Buffer.concat([await picture().jpeg().toBuffer(), tail]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(large, { draft })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.body.error?.code).toBe('attachment_too_large');
    const many = newDraft();
    const small = await picture(4, 4).jpeg().toBuffer();
    for (let count = 0; count < 20; count += 1) expect((await upload(small, { draft: many })).status).toBe(200);
    const { status, body } = await upload(small, { draft: many });
    expect([status, body.error?.code]).toEqual([409, 'attachment_count']);
  });

  it.each([
    ['return', 20, 10, 25],
    ['complaint', 10, 10, 15],
  ] as const)(
    'of a %s beyond what all of them may have are refused in words of that limit, and those before stay (AFTER-73)',
    async (of, first, next, most) => {
      const draft = newDraft();
      const jpeg = await picture().jpeg().toBuffer();
      const ofSize = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size * 1024 * 1024)]);
      const kept = await upload(ofSize(first), { draft, of });
      expect(kept.status).toBe(200);
      const before = files().length;
      for (const locale of localeCodes) {
        const words = translate(locale, 'errors.attachment_too_large', { size: most });
        expect(words).toContain(String(most));
        for (const [size, own] of [
          // What is left, and what no form may send at all.
          [next, { draft }],
          [most + 1, {}],
        ] as const) {
          const { status, body } = await upload(ofSize(size), { ...own, of, locale });
          expect([status, body.error]).toMatchObject([413, { code: 'attachment_too_large', message: words }]);
        }
      }
      expect(files()).toHaveLength(before);
      const left = await shop.call('/api/attachments/', { headers: { 'x-draft': draft } });
      expect(left.json<DraftAttachments>().results.map(({ id }) => id)).toEqual([kept.body.id]);
      expect((await upload(jpeg, { draft, of })).status).toBe(200);
    },
  );

  it('are listed and removed by who has the secret of the form, and by nobody else', async () => {
    const draft = newDraft();
    const { body } = await upload(await picture().jpeg().toBuffer(), { draft });
    const list = async (secret: string) =>
      (await shop.call('/api/attachments/', { headers: { 'x-draft': secret } })).json<DraftAttachments>().results;
    expect((await list(draft)).map(({ id }) => id)).toEqual([body.id]);
    expect(await list(newDraft())).toEqual([]);
    const remove = (secret: string) =>
      shop.call(`/api/attachments/${body.id}/`, { method: 'DELETE', headers: { 'x-draft': secret } });
    expect((await remove(newDraft())).statusCode).toBe(404);
    expect((await remove(draft)).statusCode).toBe(200);
    expect(await list(draft)).toEqual([]);
    expect((await shop.call(body.url)).statusCode).toBe(404);
  });

  it('are shown by a signed address only, and while it lasts', async () => {
    const { body } = await upload(await picture().jpeg().toBuffer());
    const url = new URL(body.url, 'http://shop');
    const change = (name: string, value: string) => {
      const other = new URL(url);
      other.searchParams.set(name, value);
      return shop.call(other.pathname + other.search);
    };
    expect((await shop.call(body.url)).statusCode).toBe(200);
    expect((await change('signature', 'x'.repeat(32))).statusCode).toBe(404);
    expect((await change('expires', String(Number(url.searchParams.get('expires')) + 60))).statusCode).toBe(404);
    expect((await change('expires', String(Math.floor(Date.now() / 1000) - 60))).statusCode).toBe(404);
    expect((await shop.call(url.pathname)).statusCode).toBe(400);
  });

  it('of a form that nobody sent go after three days, and not before (AFTER-77)', async () => {
    const { body } = await upload(await picture().jpeg().toBuffer());
    const kept = () =>
      shop.open.db.selectFrom('attachments').where('id', '=', body.id).select(['created_at', 'expires_at']).execute();
    const [{ created_at, expires_at } = { created_at: null, expires_at: null }] = await kept();
    if (!created_at || !expires_at) throw new Error('kept for ever');
    // Both moments are taken in one step, by two clocks.
    expect(Math.abs(expires_at.getTime() - created_at.getTime() - 3 * 86_400_000)).toBeLessThan(60_000);
    const store = folderStore(folder);
    await forgetAttachments(shop.open.db, store, new Date(expires_at.getTime() - 1));
    expect(await kept()).toHaveLength(1);
    await forgetAttachments(shop.open.db, store, expires_at);
    expect(await kept()).toEqual([]);
    expect((await shop.call(body.url)).statusCode).toBe(404);
  });

  it('go when their time is over, with their bytes', async () => {
    const { body } = await upload(await picture().jpeg().toBuffer());
    await shop.open.db
      .updateTable('attachments')
      .set({ expires_at: new Date(0) })
      .where('id', '=', body.id)
      .execute();
    const before = files().length;
    await forgetAttachments(shop.open.db, folderStore(folder), new Date());
    expect(files().length).toBeLessThan(before);
    expect(await shop.open.db.selectFrom('attachments').where('id', '=', body.id).select('id').execute()).toEqual([]);
  });

  it('say so when the disk is full, keep what was sent before, and take the file once there is room (AFTER-78)', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const own = { draft: newDraft(), key: randomUUID() };
    const kept = await upload(jpeg, { draft: own.draft });
    const noted: unknown[] = [];
    const room = folderStore(folder);
    const full = { code: 'ENOSPC', message: 'no space left on device' };
    const store = { ...room, put: () => Promise.reject(Object.assign(new Error(full.message), full)) };
    const sent = { ...own, name: 'zip.jpg', of: 'return', toldBytes: jpeg.length } as const;
    const keep = (to: typeof room) =>
      keepAttachment(
        { db: shop.open.db, store: to, log: { error: (...each: unknown[]) => noted.push(each) } },
        { ...sent, body: Readable.from([jpeg]) },
      );
    const ids = async () => {
      const list = await shop.call('/api/attachments/', { headers: { 'x-draft': own.draft } });
      return list.json<DraftAttachments>().results.map(({ id }) => id);
    };
    await expect(keep(store)).rejects.toMatchObject({ status: 503, code: 'attachment_not_stored' });
    expect(noted).toMatchObject([[{ err: full }, 'attachment not stored']]);
    expect(await ids()).toEqual([kept.body.id]);
    const { id } = await keep(room);
    expect(await ids()).toEqual([kept.body.id, id]);
  });

  it('say so where there is no room to receive a file either (AFTER-78)', async () => {
    const temporary = process.env.TMPDIR;
    process.env.TMPDIR = join(folder, 'gone');
    try {
      expect(await refused(await picture().jpeg().toBuffer())).toEqual([503, 'attachment_not_stored']);
    } finally {
      if (temporary === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = temporary;
    }
  });

  it('say so when the store is away, in words that offer a way on', async () => {
    const away = join(folder, 'away');
    writeFileSync(away, 'not a folder');
    chmodSync(away, 0o400);
    const other = await testService({ ATTACHMENTS_DIR: away });
    const response = await other.app.inject({
      method: 'POST',
      url: `/api/attachments/?key=${randomUUID()}`,
      headers: { 'content-type': 'application/octet-stream', 'x-draft': newDraft(), 'accept-language': 'en' },
      payload: await picture().jpeg().toBuffer(),
    });
    expect([response.statusCode, response.json<ApiError>().error.message]).toEqual([
      503,
      'The file could not be stored just now. Try again, or send without attachments.',
    ]);
    expect(await other.open.db.selectFrom('attachments').select('id').execute()).toEqual([]);
    await other.close();
  });
});
