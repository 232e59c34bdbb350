import type { ColumnType, Generated } from 'kysely';
import type { Locale } from 'mf-shared/contract';

/** jsonb: read as the value, written as JSON text (both drivers then agree). */
export type Json<T> = ColumnType<T, string, string>;
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** SHA-256 of a secret: a Buffer from a server, a Uint8Array from the embedded engine. */
export type Hash = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
export type HashOrNull = ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
/** timestamptz without a default. */
export type MomentNeeded = ColumnType<Date, Date | string, Date | string>;
/** timestamptz with a default. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
export type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** date, always the text `YYYY-MM-DD`. */
export type Day = string;
/** A text per language; missing languages fall back to fi. */
export type Texts<T = string> = Partial<Record<Locale, T>>;
export type { Generated };
