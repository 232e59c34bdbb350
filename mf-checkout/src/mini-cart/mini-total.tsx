import { useText } from 'mf-shared/i18n';
import type { Cart } from 'mf-shared/stores';
import { Sums } from 'mf-shared/ui/summary/summary.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { UpdatingTotals } from '../see-total/updating-totals.tsx';
import { useCartAmounts } from '../see-total/use-cart-amounts.ts';

/** Products after offers and codes: delivery is priced in the checkout, where it is chosen. */
export function MiniTotal({ cart }: { cart: Cart }) {
  const text = useText('mf-checkout');
  const { amounts, write } = useCartAmounts(cart);
  const totalMinor = amounts.productsMinor - amounts.offersMinor - amounts.discountMinor;
  return (
    <UpdatingTotals status={cart.status}>
      <Sums sums={[{ label: text('summary.total'), value: write(totalMinor), kind: 'total' }]} />
      <p className={`${words.note} ${words.muted}`}>{text('mini.total_note')}</p>
    </UpdatingTotals>
  );
}
