import type { GivenPart } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';

interface GivenProps {
  given: readonly GivenPart[];
  /** The buyer's postage that was paid back. */
  postage: GivenPart | null;
}

/** How much a complaint gave, and how (AFTER-125, AFTER-129); nothing where it gave no money. */
export function GivenMoney({ given, postage }: GivenProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const words = (parts: readonly GivenPart[]) =>
    parts.map(({ means, amount, currency }) => `${means} ${orderMoney(currency, config)(amount)}`).join(', ');
  return (
    <>
      {given.length > 0 && <p>{text('complaint.given', { list: words(given) })}</p>}
      {postage && <p>{text('complaint.postage', { list: words([postage]) })}</p>}
    </>
  );
}
