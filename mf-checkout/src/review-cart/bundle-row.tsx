import { useText } from 'mf-shared/i18n';
import { plainPrice, type ShownBundle, setAmountOfBundle } from 'mf-shared/stores';
import { CartRow } from 'mf-shared/ui/cart-row/cart-row.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import { RowPrice } from './row-price.tsx';

/** Products sold together: one row, one price (CART-6). */
export function BundleRow({ bundle, onRemove }: { bundle: ShownBundle; onRemove: () => void }) {
  const text = useText('mf-checkout');
  const price = { ...plainPrice(bundle.price), reference: bundle.reference };
  return (
    <CartRow
      image={bundle.image}
      name={bundle.name}
      details={[text('cart.bundle', { count: bundle.product_ids.length + 1 })]}
      price={<RowPrice row={{ amount: bundle.amount, price, isPriced: price.active > 0 }} />}
      amount={
        <NumberStepper
          label={text('cart.amount_of', { name: bundle.name })}
          value={bundle.amount}
          onChange={(amount) => setAmountOfBundle(bundle.hash, amount)}
        />
      }
      onRemove={onRemove}
    />
  );
}
