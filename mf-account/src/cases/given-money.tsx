import type { GivenPart } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';

/** How much a complaint gave, and how (AFTER-125); nothing where it gave no money. */
export function GivenMoney({ given }: { given: readonly GivenPart[] }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  if (given.length === 0) return null;
  const list = given
    .map(({ means, amount, currency }) => `${means} ${orderMoney(currency, config)(amount)}`)
    .join(', ');
  return <p>{text('complaint.given', { list })}</p>;
}
