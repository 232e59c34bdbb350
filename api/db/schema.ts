import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from './schema/tables.ts';

export type { Tables };
export type Database = Kysely<Tables>;
/** A database or a transaction in it. */
export type Executor = Kysely<Tables> | Transaction<Tables>;

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
export type StoredOrderStatus = Row<'orders'>['status'];
export type StoredPaymentStatus = Row<'payments'>['status'];
export type PageSection = Row<'static_pages'>['section'];
