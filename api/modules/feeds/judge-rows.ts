import type { FeedAnswer } from 'mf-shared/contract';
import { z } from 'zod';

/** A moment that another system wrote: the state that a row tells was true then. */
export const asOf = z.iso.datetime({ offset: true });

/** Clocks differ; a mark far ahead would keep all later rows out. */
const mostAheadMs = 5 * 60_000;

/** What is wrong with one row: its field, and the key of what to tell. */
export interface Fault {
  field: string;
  textKey: string;
}

export interface JudgedRows<Row> {
  /** Rows to take, one for each thing: the newest. */
  rows: Row[];
  older: number;
  faults: { row: number; fault: Fault }[];
}

/**
 * Judges each row of a call alone (FEED-2). @param resolve finds what a row means, or tells its fault
 * @param keyOf what a row is about: of two rows about the same thing, the newer one counts
 */
export function judgeRows<Row extends { as_of: string }, Found extends { as_of: string }>(
  input: readonly unknown[],
  schema: z.ZodType<Row>,
  resolve: (row: Row) => Found | Fault,
  keyOf: (row: Found) => string,
): JudgedRows<Found> {
  const newest = new Map<string, Found>();
  const judged: JudgedRows<Found> = { rows: [], older: 0, faults: [] };
  for (const [index, each] of input.entries()) {
    const parsed = schema.safeParse(each);
    const found = parsed.success ? checked(parsed.data, resolve) : faultOf(parsed.error);
    if ('textKey' in found) {
      judged.faults.push({ row: index, fault: found });
      continue;
    }
    const before = newest.get(keyOf(found));
    if (before) judged.older += 1;
    if (!before || Date.parse(before.as_of) < Date.parse(found.as_of)) newest.set(keyOf(found), found);
  }
  judged.rows = [...newest.values()];
  return judged;
}

const checked = <Row extends { as_of: string }, Found>(
  row: Row,
  resolve: (row: Row) => Found | Fault,
): Found | Fault =>
  Date.parse(row.as_of) > Date.now() + mostAheadMs ? { field: 'as_of', textKey: 'feeds.ahead' } : resolve(row);

function faultOf({ issues: [issue] }: z.ZodError): Fault {
  const field = issue?.code === 'unrecognized_keys' ? String(issue.keys[0]) : (issue?.path.map(String).join('.') ?? '');
  return { field, textKey: issue?.code === 'unrecognized_keys' ? 'feeds.unknown_field' : 'feeds.invalid_field' };
}

/** The answer of a call, its faults told. */
export const feedAnswerOf = (
  { older, faults }: JudgedRows<unknown>,
  taken: { changed: number; unchanged: number; older: number },
  tell: (textKey: string) => string,
): FeedAnswer => ({
  ...{ changed: taken.changed, unchanged: taken.unchanged, older: older + taken.older },
  refused: faults.map(({ row, fault }) => ({ row, field: fault.field, message: tell(fault.textKey) })),
});
