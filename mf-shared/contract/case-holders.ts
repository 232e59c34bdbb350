import { z } from 'zod';

/** The member of staff who works on a case. */
export const caseHolder = z.object({ id: z.number().int(), name: z.string(), is_me: z.boolean() });
export type CaseHolder = z.infer<typeof caseHolder>;
/** POST …/holder/: takes the case or lays it down; `from` is whose it was shown to be. 409 where it is another's. */
export const holdCase = z.object({ take: z.boolean(), from: z.number().int().nullable().default(null) });
export const heldCase = z.object({ holder: caseHolder.nullable() });
export type HeldCase = z.infer<typeof heldCase>;
/** Worklists beside those by status. `large`: open ones with much money at stake (AFTER-99, AFTER-114). */
export const worklists = ['open', 'late', 'mine', 'nobody', 'large'] as const;
/** What a worklist is sorted by; with `-` the other way round. `age`: the one that waits longest first. */
export const caseSort = z.enum(['age', '-age', 'case', '-case', 'amount', '-amount']);
