import type { Executor } from '../db/schema.ts';
import type { Known } from './known-ids.ts';
import type { Pictures } from './pictures.ts';
import type { Problems } from './problems.ts';
import type { ImportSource } from './read-records.ts';
import type { Staging } from './staging.ts';

/** What every step of one import works with. */
export interface ImportContext {
  tx: Executor;
  source: ImportSource;
  staging: Staging;
  known: Known;
  pictures: Pictures;
  problems: Problems;
}
