import { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import type { OutboxHandler } from '../outbox/outbox-worker.ts';
import { beginChange } from './apply-change.ts';
import { endChange } from './take-back.ts';

const payload = z.object({ id: z.number().int(), step: z.enum(['begin', 'end']) });

/** Begins and ends changes of many products at their moments (STAFF-44); once, however often it is asked. */
export function bulkChangeHandler(db: Database): OutboxHandler {
  return async (given) => {
    const { id, step } = payload.parse(given);
    await (step === 'begin' ? beginChange(db, id) : endChange(db, id));
    return null;
  };
}
