import type { PieceCondition, StaffReturn } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { isTakenBack } from 'mf-shared/rules/return-moves';
import { randomText } from '../../cases/kept-form.ts';
import { parseAmount } from '../parse-amount.ts';

/** The choices and words of the staff about some pieces of a product. */
export interface JudgedLine {
  key: string;
  productId: number;
  name: string;
  amount: number;
  /** '' until it is chosen. */
  outcome: string;
  refund: string;
  reason: string;
  /** '' until another one is chosen than is usual with the decision. */
  condition: string;
  /** Id of a store, `workshop`, `written_off`, or '' until it is chosen. */
  store: string;
  /** What becomes of it where it is refused: `sent_back`, the id of the store that keeps it, or '' until it is chosen. */
  goods: string;
  /** The shelf in the store, or which workshop. */
  place: string;
  /** Owns its pictures until they are sent. */
  draft: string;
  attachments: readonly string[];
  /** Some of its pictures have not arrived and may not be left out. */
  isStuck: boolean;
}

export const isStore = (store: string): boolean => /^\d+$/.test(store);

const usualConditions: Readonly<Record<string, PieceCondition>> = { accepted: 'new', repair: 'damaged' };
/** In which condition the pieces are: as it was chosen, else as is usual with the decision. */
export const conditionOf = ({ condition, outcome }: Pick<JudgedLine, 'condition' | 'outcome'>): string =>
  condition || (usualConditions[outcome] ?? 'used');

/** A row for each product with pieces that wait; in stock where they are, or where they came from. */
export function linesToJudge({ lines, received_store }: StaffReturn): JudgedLine[] {
  return lines.flatMap(({ productId, name, open, shelf }) =>
    open === 0
      ? []
      : {
          ...{ key: `${productId}`, productId, name, amount: open, outcome: '', refund: '', reason: '' },
          ...{
            store: String(received_store ?? shelf ?? ''),
            condition: '',
            goods: '',
            place: '',
            draft: randomText(),
            ...{ attachments: [], isStuck: false },
          },
        },
  );
}

/** A row for each single piece, each with what was typed for all of them. */
export const pieceByPiece = (line: JudgedLine): JudgedLine[] =>
  Array.from({ length: line.amount }, (_, at) => ({
    ...line,
    ...{ key: `${line.key}-${at}`, amount: 1 },
    ...(at === 0 ? {} : { draft: randomText(), attachments: [], isStuck: false }),
  }));

/** What is missing of a row, per field. */
export function missingOf(
  { outcome, refund, reason, store, goods, isStuck }: JudgedLine,
  text: Translate,
): Record<string, string> {
  const missing: Record<string, string> = {};
  if (outcome === '') missing.outcome = text('staff_returns.outcome_missing');
  if (outcome === 'reduced' && parseAmount(refund) === null) missing.refund = text('staff_order.amount_bad');
  if ((outcome === 'reduced' || outcome === 'refused') && reason.trim() === '')
    missing.reason = text('staff_complaints.words_needed');
  if (outcome === 'refused' && isStuck) missing.files = text('attach.files_stuck');
  if (outcome === 'refused' && goods === '') missing.store = text('staff_returns.goods_missing');
  if (isTakenBack(outcome) && store === '') missing.store = text('staff_returns.store_missing');
  return missing;
}

/** Where the pieces go, with the store that takes or keeps them. */
function goesTo({ outcome, store, goods }: JudgedLine): { destination?: string; store: number | null } {
  if (isTakenBack(outcome))
    return isStore(store) ? { destination: 'store', store: Number(store) } : { destination: store, store: null };
  if (outcome !== 'refused') return { store: null };
  return isStore(goods) ? { destination: 'kept', store: Number(goods) } : { destination: goods, store: null };
}

/** The row as the service takes it. */
export function askedLine(line: JudgedLine) {
  const { productId, amount, outcome, refund, reason, place, draft, attachments } = line;
  const isBack = isTakenBack(outcome);
  return {
    ...{ productId, amount, outcome, reason },
    ...(outcome === 'reduced' ? { refund: parseAmount(refund) ?? 0 } : {}),
    condition: outcome === 'repaired' ? null : conditionOf(line),
    ...goesTo(line),
    place: isBack || outcome === 'repair' ? place : '',
    ...(outcome === 'refused' && attachments.length > 0 ? { draft, attachments } : {}),
  };
}
