import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useNewRecord } from '../written/use-new-record.ts';

const fields = ['name', 'slug'] as const;
type Field = (typeof fields)[number];

/** Makes a brand, and leads to it in the list, where the rest of it is written (STAFF-53). */
export function NewBrandForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'brands', id: 'brand-new', fields, initial: { name: '', slug: '' }, onMade },
    rules: { name: ['required'] },
    read: ({ name, slug }) => ({ body: { name, slug }, names: { name } }),
    pathOf: (id, { name }) => `/staff/brands/?${new URLSearchParams({ q: name.slice(0, 100), open: String(id) })}`,
  });
  return (
    <FormFrame form={form} action={text('staff_brands.make')} look="line">
      <TextField {...form.field('name')} maxLength={300} autoComplete="off" />
      <TextField
        {...form.field('slug')}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        hint={text('staff_brands.slug_hint')}
        isOptional
      />
    </FormFrame>
  );
}
