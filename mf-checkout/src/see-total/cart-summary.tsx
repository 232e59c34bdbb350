import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import type { Cart } from 'mf-shared/stores';
import { Sums } from 'mf-shared/ui/summary/summary.tsx';
import { SummaryRows } from 'mf-shared/ui/summary/summary-rows.tsx';
import { useMoney } from '../lib/use-money.ts';
import { CodeField } from '../use-codes/code-field.tsx';
import { cartSummaryRows } from './cart-summary-rows.ts';
import { orderSums } from './order-sums.ts';
import { UpdatingTotals } from './updating-totals.tsx';
import { useCartAmounts } from './use-cart-amounts.ts';

/** What is bought, the code field and the total: the inside of both summaries. */
export function CartSummary({ cart, deliveryName, idPrefix }: { cart: Cart; deliveryName: string; idPrefix: string }) {
  const text = useText('mf-checkout');
  const money = useMoney();
  const { locale, currencyCode } = usePageConfig();
  const shown = useCartAmounts(cart);
  return (
    <>
      <SummaryRows rows={cartSummaryRows(cart, text, money)} />
      {!cart.giftCampaignData && <CodeField cart={cart} id={`${idPrefix}-code`} />}
      <UpdatingTotals status={cart.status}>
        <Sums sums={orderSums(cart, text, shown, { deliveryName, locale, currencyCode })} />
      </UpdatingTotals>
    </>
  );
}
