import type { z } from 'zod';
import type { ImportKind, importFormat } from '../import/import-format.ts';

/** A record as a file of an import holds it: fields that have their default may be missing. */
export type ExportRecord<K extends ImportKind> = z.input<(typeof importFormat)[K]>;

/** @param minor cents. @returns an amount as files write it, 12990 → `129.90` */
export const amountOf = (minor: number): string => (minor / 100).toFixed(2);

/** The record without what is null in the database: such fields are not written. */
export const written = <T extends object>(record: T): { [F in keyof T]: Exclude<T[F], null> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as {
    [F in keyof T]: Exclude<T[F], null>;
  };

/** Texts, or nothing where no language has any. */
export const textsOrNothing = <T extends object>(texts: T): T | null => (Object.keys(texts).length > 0 ? texts : null);
