import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { TemplateMail } from '../mail/template-mail.ts';
import type { CarrierLabel, LabelWish } from './carrier-client.ts';

/** What a label hangs on. */
export type LabelOf = { returnId: number } | { complaintId: string };

export interface MadeLabel {
  carrier: string;
  dropCode: string;
  place: string;
}

/** What a case of the shop says of its label; whoever has cases with labels has one of these. */
export interface LabelledCase {
  /** Null once it has ended. */
  readWish(): Promise<Omit<LabelWish, 'carrier'> | null>;
  /**
   * Under the lock of the case, as long as it is open: `keep` stores what the carrier said, null where it makes no label, and
   * is false where that is known already. Then nothing more is told.
   */
  settle(label: CarrierLabel | null, keep: (tx: Transaction<Tables>) => Promise<boolean>): Promise<void>;
  /** The mail that the label goes with, and what the label is called; null where nobody is to be written to. */
  readMail(label: MadeLabel): Promise<{ mail: TemplateMail; reference: string } | null>;
}

/** The column and the value that find the label of a case. */
export const columnOf = (of: LabelOf): readonly ['return_id', number] | readonly ['complaint_id', string] =>
  'returnId' in of ? ['return_id', of.returnId] : ['complaint_id', of.complaintId];

export function labelOf({
  return_id,
  complaint_id,
}: {
  return_id: number | null;
  complaint_id: string | null;
}): LabelOf {
  if (return_id !== null) return { returnId: return_id };
  if (complaint_id !== null) return { complaintId: complaint_id };
  throw new Error('a label hangs on no case');
}
