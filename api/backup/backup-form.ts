import { z } from 'zod';

/** What a backup's folder holds: this, `database/` with a file for each table, `files/`, and the sums of them all. */
export const backupFile = 'backup.json';
/** In the form of `sha256sum -c`, so that anybody can check a backup without the shop's code. */
export const sumsFile = 'SHA256SUMS';

/** The form that this code writes; a newer one is refused. */
export const backupForm = 1;

const table = z.object({
  name: z.string(),
  /** In the order in which a row's values stand. */
  columns: z.array(z.string()),
  rows: z.int(),
});
export type BackupTable = z.infer<typeof table>;

export const backupContents = z.object({
  form: z.int(),
  /** When the snapshot was taken: what happened later is not in it. */
  at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The migrations that had run, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(table),
  /** By the sequence's name its last number; null where it never gave one. */
  sequences: z.record(z.string(), z.int().nullable()),
  /** What `audit:orders` found in the snapshot. */
  faults: z.array(z.object({ rule: z.string(), subject: z.string() })),
  /** The folders of files that it holds: `originals`, `attachments`, `releases`, `outbox`. */
  folders: z.array(z.string()),
});
export type BackupContents = z.infer<typeof backupContents>;

/** A backup or a restore that cannot be made; the message is what the operator reads. */
export class BackupRefused extends Error {}
