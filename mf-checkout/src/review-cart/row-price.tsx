import { useText } from 'mf-shared/i18n';
import type { ShownRow } from 'mf-shared/stores';
import { Price } from 'mf-shared/ui/price/price.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useMoney } from '../lib/use-money.ts';

/** What a row costs, against its reference price, and the price of one piece where there are more. */
export function RowPrice({ row }: { row: Pick<ShownRow, 'amount' | 'price' | 'isPriced'> }) {
  const text = useText('mf-checkout');
  const money = useMoney();
  const { amount, price, isPriced } = row;
  if (!isPriced) return <Bone width="third" />;
  const { reference } = price;
  return (
    <Price
      hidesReason
      pieces={amount}
      content={price.content}
      price={{
        now: price.active,
        was: reference,
        type: price.type === 'club' ? 'club' : reference === null ? 'normal' : 'discount',
      }}
    >
      {amount > 1 && <span>{text('cart.each', { price: money(price.active) })}</span>}
    </Price>
  );
}
