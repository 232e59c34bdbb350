import type { Translate } from 'mf-shared/i18n';
import type { CartNotice } from 'mf-shared/stores';

/** A change of the cart as a sentence in the page's language, with its figures. */
export function noticeWords(notice: CartNotice, text: Translate, money: (euros: number) => string): string {
  const { kind, previous, current } = notice;
  const name = notice.name || text('cart.unnamed');
  if (kind === 'amount_lowered') return text('changes.amount_lowered', { name, count: current ?? 0 });
  return text(`changes.${kind}`, {
    name,
    amount: money((previous ?? 0) - (current ?? 0)),
    previous: money(previous ?? 0),
    current: money(current ?? 0),
  });
}
