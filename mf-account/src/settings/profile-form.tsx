import type { Customer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import type { SaveCustomer } from './use-customer.ts';

const fields = [
  { name: 'first_name', autoComplete: 'given-name', width: 'half' },
  { name: 'last_name', autoComplete: 'family-name', width: 'half' },
  { name: 'phone', autoComplete: 'tel', width: null },
  { name: 'address', autoComplete: 'street-address', width: null },
  { name: 'postcode', autoComplete: 'postal-code', width: 'third' },
  { name: 'city', autoComplete: 'address-level2', width: 'twoThirds' },
] as const;

export function ProfileForm({ customer, onSave }: { customer: Customer; onSave: SaveCustomer }) {
  const text = useText('mf-account');
  const { first_name, last_name, phone, address, postcode, city } = customer;
  const form = useForm({
    id: 'profile',
    initial: { first_name, last_name, phone, address, postcode, city },
    labels: {
      first_name: text('form.first_name'),
      last_name: text('form.last_name'),
      phone: text('form.phone'),
      address: text('form.address'),
      postcode: text('form.postcode'),
      city: text('form.city'),
    },
    rules: { first_name: ['required'], last_name: ['required'] },
    send: async (values) => {
      await onSave(values);
      showToast('success', text('settings.saved'));
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <div className={layout.fields}>
        {fields.map(({ name, autoComplete, width }) => (
          <TextField
            key={name}
            {...form.field(name)}
            autoComplete={autoComplete}
            className={width ? layout[width] : undefined}
          />
        ))}
      </div>
    </FormFrame>
  );
}
