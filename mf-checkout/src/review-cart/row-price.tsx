import { useText } from 'mf-shared/i18n';
import type { CartRow } from 'mf-shared/stores';
import { Price } from 'mf-shared/ui/price/price.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useMoney } from '../connect/use-money.ts';
import { knowsPrice } from './knows-price.ts';

/** What a row costs, against its regular price, and the price of one piece where there are more. */
export function RowPrice({ row }: { row: Pick<CartRow, 'amount' | 'price' | 'rowTotal'> }) {
  const text = useText('mf-checkout');
  const money = useMoney();
  const { amount, price } = row;
  if (!knowsPrice(row)) return <Bone width="third" />;
  const isReduced = price.regular > price.active;
  return (
    <Price
      hidesReason
      price={{
        active: row.rowTotal ?? price.active * amount,
        reference: isReduced ? price.regular * amount : null,
        type: isReduced ? 'discount' : 'normal',
        percentage: null,
        club: null,
      }}
    >
      {amount > 1 && <span>{text('cart.each', { price: money(price.active) })}</span>}
    </Price>
  );
}
