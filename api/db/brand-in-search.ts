import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './schema.ts';

/**
 * The search finds products by the name of their brand too, which stands among the words of their texts: a trigger writes
 * those anew. @param models a query of the ids of products whose brand is called otherwise by now
 */
export const refreshBrandInSearch = (tx: Executor, models: RawBuilder<unknown>) =>
  sql`UPDATE model_texts SET name = name WHERE model_id IN (${models})`.execute(tx);
