import { useText } from 'mf-shared/i18n';
import { largestAmount, type ShownRow, setAmount } from 'mf-shared/stores';
import { CartRow } from 'mf-shared/ui/cart-row/cart-row.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { BareRow } from './bare-row.tsx';
import { rowDetails } from './row-details.ts';
import { RowPrice } from './row-price.tsx';
import { showsAvailable } from './shows-available.ts';

/** A product of the cart with its stepper. A row known by its id alone waits for the service's words. */
export function ProductRow({ row, onRemove }: { row: ShownRow; onRemove?: (() => void) | undefined }) {
  const text = useText('mf-checkout');
  if (row.name === '') return <BareRow />;
  return (
    <CartRow
      image={row.image}
      name={row.name}
      path={row.path}
      manufacturer={row.manufacturer}
      details={rowDetails(row, text)}
      price={<RowPrice row={row} />}
      amount={
        <NumberStepper
          label={text('cart.amount_of', { name: row.name })}
          value={row.amount}
          max={largestAmount(row)}
          isDisabled={row.frozen}
          onChange={(amount) => setAmount(row.productId, amount)}
        />
      }
      onRemove={onRemove}
    >
      {!row.frozen && showsAvailable(row) && (
        <span className={`${words.note} ${words.muted}`}>{text('cart.available', { count: row.maxAmount })}</span>
      )}
      {row.frozen && <span className={`${words.note} ${words.muted}`}>{text('cart.frozen')}</span>}
    </CartRow>
  );
}
