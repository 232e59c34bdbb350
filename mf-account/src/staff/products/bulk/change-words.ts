import type { BulkChange } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { formatDateTime } from '../../format-date-time.ts';

interface Words {
  text: Translate;
  locale: string;
  money: (amount: number) => string;
}

/** A change of many products in words: what, by how much, from when until when. */
export function changeWords(change: BulkChange, { text, locale, money }: Words): string {
  const { from, until } = change;
  const kind = change.kind === 'visibility' ? (change.is_public ? 'show' : 'hide') : change.kind;
  return [
    text(`staff_bulk.kind_${kind}`),
    'how' in change ? amountWords(change, locale, money) : '',
    'how' in change && change.ending !== 'none' ? text(`staff_bulk.ending_${change.ending}`) : '',
    from ? text('staff_bulk.from_moment', { moment: formatDateTime(from, locale) }) : '',
    until ? text('staff_bulk.until_moment', { moment: formatDateTime(until, locale) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function amountWords(
  { how, value }: Extract<BulkChange, { how: string }>,
  locale: string,
  money: (amount: number) => string,
): string {
  if (how === 'set') return money(value);
  const share = (how === 'raise' ? value : -value) / 100;
  return share.toLocaleString(locale, { style: 'percent', signDisplay: 'always', maximumFractionDigits: 2 });
}
