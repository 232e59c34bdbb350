import type { ReturnReason, ReturnWay } from 'mf-shared/contract';
import { returnReasons } from 'mf-shared/rules/return-reasons';
import { useEffect, useState } from 'react';
import { keepForm, readKeptForm } from '../cases/kept-form.ts';

const ways: readonly ReturnWay[] = ['label', 'repack', 'store', 'post'];

/** The pieces of one product that go back; `''`: no reason was chosen. */
export interface ChosenLine {
  amount: number;
  reason: ReturnReason | '';
  wish: 'money' | 'exchange';
  /** The variant that is wanted instead; null where none was chosen yet. */
  variantId: number | null;
}

/** A line as it is ticked. */
export const newLine = (amount: number): ChosenLine => ({ amount, reason: '', wish: 'money', variantId: null });

export interface ReturnValues {
  orderNumber: string;
  email: string;
  /** From a link: it opens the order. */
  orderKey: string;
  /** `''`: none was chosen. */
  way: ReturnWay | '';
  postalCode: string;
  /** Where a parcel with a label is handed in. */
  dropPoint: string;
  /** The money as a gift card, where it can be one. */
  wantsGiftCard: boolean;
  message: string;
  /** By product. */
  lines: Readonly<Record<number, ChosenLine>>;
}

/** A form in which nothing was chosen yet. */
export const emptyReturn: ReturnValues = readValues({});

export interface KeptReturn {
  values: ReturnValues;
  change: (values: Partial<ReturnValues>) => void;
  /** The secret that owns the files, and the key that makes a form sent twice one return. */
  draft: string;
  requestKey: string;
}

/** The form as it stands in the tab's storage, so that a reload, a sign-in or a lost connection loses nothing. */
export function useKeptReturn(): KeptReturn {
  const [kept] = useState(() => readKeptForm('return'));
  const [values, setValues] = useState<ReturnValues>(() => readValues(kept.values));
  const { draft, requestKey } = kept;
  useEffect(() => {
    const { lines, wantsGiftCard, ...texts } = values;
    const kept = { ...texts, lines: JSON.stringify(lines), wantsGiftCard: wantsGiftCard ? '1' : '' };
    keepForm('return', { draft, requestKey, values: kept });
  }, [draft, requestKey, values]);
  return { values, draft, requestKey, change: (some) => setValues((now) => ({ ...now, ...some })) };
}

function readValues(stored: Readonly<Record<string, string>>): ReturnValues {
  return {
    ...{ orderNumber: stored.orderNumber ?? '', email: stored.email ?? '', orderKey: stored.orderKey ?? '' },
    ...{ way: ways.find((each) => each === stored.way) ?? '', message: stored.message ?? '' },
    ...{ postalCode: stored.postalCode ?? '', dropPoint: stored.dropPoint ?? '' },
    lines: readLines(stored.lines ?? ''),
    wantsGiftCard: stored.wantsGiftCard === '1',
  };
}

/** The lines of this form in the storage, or none where it holds something else. */
function readLines(stored: string): ReturnValues['lines'] {
  try {
    const entries = Object.entries(JSON.parse(stored) as Record<string, Partial<ChosenLine> | null>);
    return Object.fromEntries(
      entries.flatMap(([productId, line]) =>
        Number.isInteger(line?.amount) && Number(line?.amount) > 0
          ? [
              [
                Number(productId),
                {
                  amount: Number(line?.amount),
                  reason: returnReasons.find((each) => each === line?.reason) ?? '',
                  wish: line?.wish === 'exchange' ? ('exchange' as const) : ('money' as const),
                  variantId: Number.isInteger(line?.variantId) ? Number(line?.variantId) : null,
                },
              ],
            ]
          : [],
      ),
    );
  } catch {
    return {};
  }
}
