import type { Kysely, Transaction } from 'kysely';
import type { CatalogueTables } from './schema/catalogue.ts';
import type { CommerceTables } from './schema/commerce.ts';
import type { ContentTables } from './schema/content.ts';

/** Every table; the migrations beside this file make them. */
export interface Tables extends CatalogueTables, ContentTables, CommerceTables {}
export type Database = Kysely<Tables>;
/** A database or a transaction in it. */
export type Executor = Kysely<Tables> | Transaction<Tables>;
