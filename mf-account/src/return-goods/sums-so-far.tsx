import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import pages from '../cases/case-page.module.css';
import { MoneyBack } from './money-back.tsx';
import type { ToldSums } from './use-told-sums.ts';

const wordsOf = (least: number, most: number) =>
  most === 0 ? 'free' : least === most ? 'same' : least === 0 ? 'from_free' : 'note';

/** What the ticked products bring, before it is chosen how they come back, and what that will cost (AFTER-101). */
export function SumsSoFar({ sums, hasFailed }: ToldSums) {
  const text = useText('mf-account');
  const config = usePageConfig();
  if (!sums) return <p className={pages.soft}>{text(hasFailed ? 'returns.so_far_failed' : 'returns.so_far_asking')}</p>;
  const money = orderMoney(sums.currency, config);
  const { refund, delivery, extra, currency, fees } = sums;
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  return (
    <>
      {(refund > 0 || extra === 0) && <MoneyBack {...{ refund, delivery, currency }} fee={0} />}
      {extra > 0 && <p>{text('returns.exchange_pay', { amount: money(extra) })}</p>}
      {fees.length > 0 && refund > 0 && (
        <p className={pages.soft}>
          {text(`returns.so_far_${wordsOf(least, most)}`, {
            ...{ least: money(least), most: money(most) },
          })}
        </p>
      )}
    </>
  );
}
