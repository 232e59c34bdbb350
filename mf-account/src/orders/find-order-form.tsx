import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import type { useFindOrder } from './use-find-order.ts';

interface FindOrderFormProps {
  form: ReturnType<typeof useFindOrder>;
  /** What its button says. */
  action: string;
}

export function FindOrderForm({ form, action }: FindOrderFormProps) {
  const text = useText('mf-account');
  return (
    <FormFrame form={form} action={action}>
      <TextField {...form.field('order_number')} hint={text('view_order.number_hint')} inputMode="numeric" />
      <TextField {...form.field('email')} type="email" autoComplete="email" />
    </FormFrame>
  );
}
