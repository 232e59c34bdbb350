import type { BulkChange, PriceEnding } from 'mf-shared/contract';
import { fromLocalTime } from '../../content/local-time.ts';
import { parseAmount } from '../../parse-amount.ts';

export const kindsOfPrices = ['campaign', 'end_campaign', 'regular'] as const;
export const kindsOfVisibility = ['show', 'hide'] as const;
export type ChangeKind = (typeof kindsOfPrices)[number] | (typeof kindsOfVisibility)[number];

/** What stands in the fields. */
export interface TypedChange {
  kind: string;
  how: string;
  value: string;
  ending: string;
  from: string;
  until: string;
}

/** How a price of a kind can be given, as in the contract; nothing where it is not given. */
export const waysOf = (kind: string): readonly string[] =>
  kind === 'regular' ? ['raise', 'lower', 'set'] : kind === 'campaign' ? ['lower', 'set'] : [];

/** A normal price, and the end of a campaign, last until they are changed. */
export const canEnd = (kind: string): boolean => kind !== 'regular' && kind !== 'end_campaign';

/** The change that the fields say; the name of the field that says none otherwise. */
export function readChange({ kind, how, value, ending, from, until }: TypedChange): BulkChange | 'value' {
  const times = { from: fromLocalTime(from), until: canEnd(kind) ? fromLocalTime(until) : null };
  if (kind === 'show' || kind === 'hide') return { kind: 'visibility', is_public: kind === 'show', ...times };
  if (kind === 'end_campaign') return { kind, ...times };
  const amount = parseAmount(value);
  if (amount === null) return 'value';
  const computed = { how, value: amount, ending: how === 'set' ? 'none' : (ending as PriceEnding), ...times };
  return { kind, ...computed } as BulkChange;
}
