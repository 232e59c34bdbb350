import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { attachmentLimits } from 'mf-shared/rules/attachment-limits';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import type { FileStore } from '../../file-stores/file-store.ts';
import { Refusal } from '../../http/refusal.ts';
import { type AttachmentRow, attachmentColumns } from './attachment-view.ts';
import { fileKind } from './file-kind.ts';
import { type FilesOf, filesTooLarge, mostBytesOf } from './files-too-large.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { receiveFile } from './receive-file.ts';
import { refuseActivePdf } from './refuse-active-pdf.ts';
import { rewritePicture } from './rewrite-picture.ts';

/** A form that nobody sent is forgotten with its files after this long. */
const draftDays = 3;
const dayMs = 86_400_000;

export const draftHash = (secret: string): Uint8Array => createHash('sha256').update(`draft\0${secret}`).digest();

export interface Upload {
  draft: string;
  key: string;
  name: string;
  of: FilesOf;
  body: Readable;
  /** The number of bytes that the caller announced; 0 where it announced none. */
  toldBytes: number;
}

/** Decoding takes memory: one file at a time, the others wait on the disk. */
const inTurn = oneAtATime();

/** Checks an uploaded file, stores what may be kept of it, and writes it down for its draft. @throws Refusal */
export async function keepAttachment(
  { db, store, log }: { db: Database; store: FileStore; log: Pick<FastifyBaseLogger, 'error'> },
  { draft, key, name, of, body, toldBytes }: Upload,
): Promise<AttachmentRow> {
  const draft_hash = draftHash(draft);
  const own = { draft_hash, upload_key: key };
  const known = await findUpload(db, own);
  if (known) return known;
  const left = await roomLeft(db, draft_hash, of);
  if (toldBytes > left) throw filesTooLarge(of);
  const notStored = (error: unknown): Refusal => {
    log.error({ err: error }, 'attachment not stored');
    return new Refusal(503, 'attachment_not_stored');
  };
  return receiveFile(
    { body, mostBytes: left, tooLarge: () => filesTooLarge(of), notStored },
    async ({ path, sentBytes, head }) => {
      const file = await inTurn(() => readSafely(path, head));
      const store_key = newStoreKey();
      await store.put(store_key, file.bytes).catch((error: unknown) => {
        throw notStored(error);
      });
      const row = {
        ...own,
        ...{ name: cleanName(name), media_type: file.media_type, store_key },
        ...{ sent_bytes: sentBytes, bytes: file.bytes.length, width: file.width, height: file.height },
        expires_at: new Date(Date.now() + draftDays * dayMs),
      };
      try {
        return await inTransaction(db, async (tx) => {
          await sql`SELECT pg_advisory_xact_lock(hashtext(${Buffer.from(draft_hash).toString('base64')}))`.execute(tx);
          const twin = await findUpload(tx, own);
          if (!twin && (await roomLeft(tx, draft_hash, of)) < sentBytes) throw filesTooLarge(of);
          return (
            twin ?? tx.insertInto('attachments').values(row).returning(attachmentColumns).executeTakeFirstOrThrow()
          );
        }).then(async (kept) => {
          if (kept.store_key !== store_key) await store.remove(store_key);
          return kept;
        });
      } catch (error) {
        await store.remove(store_key).catch(() => undefined);
        throw error;
      }
    },
  );
}

interface SafeFile {
  media_type: 'image/jpeg' | 'application/pdf';
  bytes: Uint8Array;
  width: number | null;
  height: number | null;
}

/** @throws Refusal 415 for what is not taken, 422 for what is broken or does something */
async function readSafely(path: string, head: Uint8Array): Promise<SafeFile> {
  const kind = fileKind(head);
  if (kind === null) throw new Refusal(415, 'attachment_kind');
  if (kind !== 'pdf') return { media_type: 'image/jpeg', ...(await rewritePicture(path, kind)) };
  const bytes = await readFile(path);
  await refuseActivePdf(bytes);
  return { media_type: 'application/pdf', bytes, width: null, height: null };
}

function findUpload(
  db: Executor,
  { draft_hash, upload_key }: { draft_hash: Uint8Array; upload_key: string },
): Promise<AttachmentRow | undefined> {
  return db
    .selectFrom('attachments')
    .select(attachmentColumns)
    .where('draft_hash', '=', draft_hash)
    .where('upload_key', '=', upload_key)
    .executeTakeFirst();
}

/** Bytes that a draft may still send in one file. @throws Refusal 409 where it has as many files as it may */
async function roomLeft(db: Executor, draft_hash: Uint8Array, of: FilesOf): Promise<number> {
  const { files, sent } = await db
    .selectFrom('attachments')
    .select((eb) => [eb.fn.countAll<string>().as('files'), eb.fn.sum<string | null>('sent_bytes').as('sent')])
    .where('draft_hash', '=', draft_hash)
    .executeTakeFirstOrThrow();
  if (Number(files) >= attachmentLimits.files) throw new Refusal(409, 'attachment_count');
  return Math.min(attachmentLimits.fileBytes, mostBytesOf(of) - Number(sent ?? 0));
}

function newStoreKey(): string {
  const key = randomUUID();
  return `${key.slice(0, 2)}/${key}`;
}

/** The buyer's own name of the file without its path and without what would turn or hide text. */
const cleanName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{C}]/gu, '')
    .trim()
    .slice(0, 120) || 'file';
