import type { ParcelLabel } from 'mf-shared/contract';
import { encode } from 'uqr';
import type { Executor } from '../../db/schema.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { labelAddress } from './label-address.ts';
import { columnOf, type LabelOf } from './label-of.ts';

export type KeptLabel = NonNullable<Awaited<ReturnType<typeof findLabel>>>;

export function findLabel(db: Executor, of: LabelOf) {
  const [column, value] = columnOf(of);
  return db
    .selectFrom('parcel_labels')
    .select(['id', 'status', 'drop_code', 'place'])
    .where(column, '=', value)
    .executeTakeFirst();
}

/** A label as its page shows it, with an address of its PDF that works for some minutes, where who looks may have it. */
export const viewLabel = (
  secret: ServiceSecret,
  { id, status, drop_code }: KeptLabel,
  { hasPdf }: { hasPdf: boolean },
): ParcelLabel => ({
  ...{ status, code: drop_code },
  pdf: status === 'ready' && hasPdf ? labelAddress(secret, id) : null,
});

/** What a scanner reads, as a text of 0 and 1 for each row. */
export const qrRows = (words: string): string[] => encode(words, { border: 1 }).data.map(toRow);

const toRow = (cells: readonly boolean[]): string => cells.map((isDark) => (isDark ? '1' : '0')).join('');
