import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { readKeys } from './keys-in-order.ts';
import { ThingsInOrder } from './things-in-order.tsx';

interface OrderFormProps {
  id: string;
  label: string;
  /** The things in the order that is stored. */
  things: readonly { key: string; name: string }[];
  /** Saves another order over the stored one. @returns the keys as they stand then */
  save: (keys: readonly string[]) => Promise<readonly string[]>;
  /** The message after a save. */
  saved: string;
  onSaved: () => void;
}

/** Puts things in an order, by which the shop shows them; none comes or goes. */
export function OrderForm({ id, label, things, save, saved, onSaved }: OrderFormProps) {
  const text = useText('mf-account');
  const stored = { order: things.map(({ key }) => key).join(' ') };
  const form = useForm<'order'>({
    id,
    initial: stored,
    labels: { order: label },
    rules: {},
    send: async ({ order }) => {
      const kept = await save(readKeys(order)).catch(readAnew(onSaved));
      form.showKept({ order: kept.join(' ') });
      showToast('success', saved);
      onSaved();
    },
  });
  const nameOf = (key: string) => things.find((each) => each.key === key)?.name ?? key;
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <ThingsInOrder
        field={{ id: form.field('order').id, label }}
        keys={readKeys(form.values.order)}
        nameOf={nameOf}
        factsOf={(key) => <p>{nameOf(key)}</p>}
        onKeys={(next) => form.setValue('order', next.join(' '))}
      />
      <NewerFields
        {...{ form, stored }}
        names={['order']}
        wordsOf={() => readKeys(stored.order).map(nameOf).join(', ')}
      />
    </FormFrame>
  );
}
