import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import rows from '../kept-rows.module.css';
import { useNewRecord } from '../written/use-new-record.ts';

const fields = ['name', 'slug', 'address', 'postal_code', 'city', 'phone', 'email'] as const;
type Field = (typeof fields)[number];
const initial = Object.fromEntries(fields.map((name) => [name, ''])) as Record<Field, string>;

/** Makes a store, which nobody sees yet, and leads to it in the list, where its hours are written (STAFF-47). */
export function NewStoreForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'stores', id: 'store-new', fields, initial, onMade },
    rules: { name: ['required'] },
    read: (typed) => ({ body: typed, names: { name: typed.name } }),
    pathOf: (id, { name }) => `/staff/stores/?${new URLSearchParams({ q: name.slice(0, 100), open: String(id) })}`,
  });
  return (
    <FormFrame form={form} action={text('staff_stores.make')} look="line">
      <div className={rows.fields}>
        <TextField {...form.field('name')} maxLength={200} autoComplete="off" />
        <TextField
          {...form.field('slug')}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          hint={text('staff_stores.slug_hint')}
          isOptional
        />
        <TextField {...form.field('address')} maxLength={200} autoComplete="off" isOptional />
        <TextField {...form.field('postal_code')} maxLength={20} autoComplete="off" isOptional />
        <TextField {...form.field('city')} maxLength={200} autoComplete="off" isOptional />
        <TextField {...form.field('phone')} type="tel" maxLength={40} autoComplete="off" isOptional />
        <TextField {...form.field('email')} type="email" maxLength={254} autoComplete="off" isOptional />
      </div>
    </FormFrame>
  );
}
