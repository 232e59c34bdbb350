import { sql } from 'kysely';
import type { Locale, StaffRight } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { readRows } from '../../read-model/read-rows.ts';
import type { LoggedWrite } from './logged-write.ts';

type ReadStates = (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>;
/** What the subjects of some writes are called, by number. */
type ReadNames = (db: Executor, writes: readonly LoggedWrite[], locale: Locale) => Promise<ReadonlyMap<number, string>>;

/** What the log knows of the writes about one kind of thing that has a number and a state (STAFF-41). */
export interface ContentKind {
  /** What reading of such writes and undoing them needs. */
  right: StaffRight;
  readStates: ReadStates;
  readNames: ReadNames;
  /** Whether the write replaced a state that can still stand. */
  canUndo: (write: LoggedWrite) => boolean;
  /** Saves the state of before over the one that the write left. @throws Refusal where something else stands there by now */
  undo: (tx: Executor, write: LoggedWrite, actorId: number) => Promise<unknown>;
  /** A state as lines of words, where that is not one line for each field and language. */
  inLines?: (state: object) => Record<string, unknown>;
  /** The part of a state that tells whether something has changed it since, where that is not all of it. */
  judged?: (state: object) => object;
}

interface Told<State> extends Pick<ContentKind, 'right' | 'readStates' | 'readNames' | 'inLines' | 'judged'> {
  /** The state of before and after, as the log keeps it. */
  schema: z.ZodType<State>;
  canUndo?: ContentKind['canUndo'];
  save: (tx: Executor, change: { id: number; actorId: number; next: State; was: State }) => Promise<unknown>;
}

export function contentKind<State>({ schema, canUndo = () => true, save, ...kind }: Told<State>): ContentKind {
  const statesOf = ({ before, after }: LoggedWrite): { next: State; was: State } | null => {
    const [next, was] = [schema.safeParse(before), schema.safeParse(after)];
    return next.success && was.success ? { next: next.data, was: was.data } : null;
  };
  return {
    ...kind,
    canUndo: (write) => statesOf(write) !== null && canUndo(write),
    undo(tx, write, actorId) {
      const states = statesOf(write);
      if (!states) throw new Refusal(404, 'write_not_found');
      return save(tx, { id: Number(write.entity_id), actorId, ...states });
    },
  };
}

export const idsOf = (writes: readonly LoggedWrite[]): number[] => [
  ...new Set(writes.map(({ entity_id }) => Number(entity_id))),
];

/** Names that stand in a column of the things' table. */
export const namesInColumn =
  (table: string, column: string): ReadNames =>
  async (db, writes) => {
    const rows = await readRows<{ id: number; name: string }>(
      db,
      sql`SELECT id, ${sql.ref(column)} AS name FROM ${sql.table(table)} WHERE id IN (${sql.join(idsOf(writes))})`,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

/** Names that are a part of the state. What is gone is nowhere but in the log, whose newest write comes first and tells the last one. */
export const namesInStates =
  <State>(
    readStates: (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, State>>,
    schema: z.ZodType<State>,
    nameOf: (state: State, locale: Locale) => string,
  ): ReadNames =>
  async (db, writes, locale) => {
    const states = await readStates(db, idsOf(writes));
    return new Map(
      writes.toReversed().map(({ entity_id, before, after }) => {
        const state = states.get(Number(entity_id)) ?? schema.safeParse(after ?? before).data;
        return [Number(entity_id), state ? nameOf(state, locale) : ''];
      }),
    );
  };
