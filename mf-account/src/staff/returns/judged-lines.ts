import type { StaffReturn } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { randomText } from '../../cases/kept-form.ts';
import { parseAmount } from '../order/parse-amount.ts';

/** What somebody chose and typed about some pieces of a product. */
export interface JudgedLine {
  key: string;
  productId: number;
  name: string;
  amount: number;
  /** '' until it is chosen. */
  outcome: string;
  refund: string;
  reason: string;
  /** Id of a store, `written_off`, or '' until it is chosen. */
  store: string;
  /** Owns its pictures until they are sent. */
  draft: string;
  attachments: readonly string[];
}

export const isTakenBack = (outcome: string): boolean => outcome === 'accepted' || outcome === 'reduced';

/** A row for each product with pieces that wait; in stock where they are, or where they came from. */
export function linesToJudge({ lines, received_store }: StaffReturn): JudgedLine[] {
  return lines.flatMap(({ productId, name, open, shelf }) =>
    open === 0
      ? []
      : {
          ...{ key: `${productId}`, productId, name, amount: open, outcome: '', refund: '', reason: '' },
          ...{ store: String(received_store ?? shelf ?? ''), draft: randomText(), attachments: [] },
        },
  );
}

/** A row for each single piece, each with what was typed for all of them. */
export const pieceByPiece = (line: JudgedLine): JudgedLine[] =>
  Array.from({ length: line.amount }, (_, at) => ({
    ...line,
    ...{ key: `${line.key}-${at}`, amount: 1 },
    ...(at === 0 ? {} : { draft: randomText(), attachments: [] }),
  }));

/** What is missing of a row, per field. */
export function missingOf({ outcome, refund, reason, store }: JudgedLine, text: Translate): Record<string, string> {
  const missing: Record<string, string> = {};
  if (outcome === '') missing.outcome = text('staff_returns.outcome_missing');
  if (outcome === 'reduced' && parseAmount(refund) === null) missing.refund = text('staff_order.amount_bad');
  if ((outcome === 'reduced' || outcome === 'refused') && reason.trim() === '')
    missing.reason = text('staff_complaints.words_needed');
  if (isTakenBack(outcome) && store === '') missing.store = text('staff_returns.store_missing');
  return missing;
}

/** The row as the service takes it. */
export function askedLine({ productId, amount, outcome, refund, reason, store, draft, attachments }: JudgedLine) {
  return {
    ...{ productId, amount, outcome, reason },
    ...(outcome === 'reduced' ? { refund: parseAmount(refund) ?? 0 } : {}),
    store: isTakenBack(outcome) && store !== 'written_off' ? Number(store) : null,
    ...(outcome === 'refused' && attachments.length > 0 ? { draft, attachments } : {}),
  };
}
