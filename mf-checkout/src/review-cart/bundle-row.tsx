import { useText } from 'mf-shared/i18n';
import { type CartBundle, setAmountOfBundle } from 'mf-shared/stores';
import { CartRow } from 'mf-shared/ui/cart-row/cart-row.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import { RowPrice } from './row-price.tsx';

/** Products sold together: one row, one price (CART-6). */
export function BundleRow({ bundle, onRemove }: { bundle: CartBundle; onRemove: () => void }) {
  const text = useText('mf-checkout');
  const price = {
    active: bundle.price,
    regular: bundle.price,
    reference: bundle.reference,
    club: null,
    type: 'normal',
  };
  return (
    <CartRow
      image={bundle.image}
      name={bundle.name}
      details={[text('cart.bundle', { count: bundle.product_ids.length + 1 })]}
      price={<RowPrice row={{ amount: bundle.amount, price, rowTotal: null }} />}
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
