import { useText } from 'mf-shared/i18n';
import { readRecord, readString } from 'mf-shared/rules/cart/read-stored';
import { $cart, type Cart, packWithOrder, validateCart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Chip } from 'mf-shared/ui/chip/chip.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from './choose-delivery.module.css';

/** A customer's earlier order that is not packed yet takes this one along (CHECKOUT-23). */
export function PackTogether({ cart }: { cart: Pick<Cart, 'postDelivery' | 'status'> }) {
  const text = useText('mf-checkout');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const number = readString(readRecord(cart.postDelivery).order_number);
  const ask = async (orderNumber: string | null) => {
    packWithOrder(orderNumber);
    await validateCart();
    const { answer, status } = $cart.get();
    const refusal = answer.errors.find(({ field }) => field === 'post_delivery')?.message ?? null;
    setError(status === 'VALIDATED' ? refusal : text('codes.failed'));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void ask(typed.trim());
  };
  if (number !== '' && cart.status === 'VALIDATED')
    return <Chip onRemove={() => void ask(null)}>{text('delivery.packed_with', { number })}</Chip>;
  return (
    <details className={styles.pack}>
      <summary>{text('delivery.pack_together')}</summary>
      <form className={styles.packForm} onSubmit={handleSubmit} noValidate>
        <TextField
          id="pack-with-order"
          label={text('delivery.pack_number')}
          hint={text('delivery.pack_hint')}
          value={typed}
          error={error}
          autoComplete="off"
          maxLength={40}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="line">
          {text('codes.apply')}
        </Button>
      </form>
    </details>
  );
}
