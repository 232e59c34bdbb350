import { useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { readRecord, readString } from 'mf-shared/rules/cart/read-stored';
import { $cart, type Cart, packWithOrder, validateCart } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Chip } from 'mf-shared/ui/chip/chip.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import styles from './choose-delivery.module.css';

/** A customer's earlier order that is not packed yet takes this one along (CHECKOUT-23). */
export function PackTogether({ cart }: { cart: Pick<Cart, 'postDelivery' | 'status'> }) {
  const text = useText('mf-checkout');
  const number = readString(readRecord(cart.postDelivery).order_number);
  /** Resolves with what the service has against it. */
  const ask = async (orderNumber: string | null): Promise<string> => {
    packWithOrder(orderNumber);
    await validateCart();
    const { answer, status } = $cart.get();
    if (status !== 'VALIDATED') return text('codes.failed');
    return answer.errors.find(({ field }) => field === 'post_delivery')?.message ?? '';
  };
  const form = useFormState({
    id: 'pack-with',
    initial: { order: '' },
    send: async ({ order }) => {
      const problem = order === '' ? '' : await ask(order);
      if (problem) throw new Error(problem);
    },
    explain: (failure) => ({ order: failure instanceof Error ? failure.message : '' }),
  });
  const remove = async () => form.refuse({ order: await ask(null) });
  if (number !== '' && cart.status === 'VALIDATED')
    return <Chip onRemove={() => void remove()}>{text('delivery.packed_with', { number })}</Chip>;
  return (
    <details className={styles.pack}>
      <summary>{text('delivery.pack_together')}</summary>
      <form className={styles.packForm} onSubmit={form.submit} noValidate>
        <TextField
          {...form.field('order')}
          label={text('delivery.pack_number')}
          hint={text('delivery.pack_hint')}
          autoComplete="off"
          maxLength={40}
        />
        <Button type="submit" look="line">
          {text('codes.apply')}
        </Button>
      </form>
    </details>
  );
}
