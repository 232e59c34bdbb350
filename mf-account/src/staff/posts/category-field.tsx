import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import type { ComponentProps } from 'react';
import { categories } from './typed-post.ts';

/** Chooses in which section of the magazine a post stands. */
export function CategoryField({ field }: { field: ComponentProps<typeof SelectField> }) {
  const text = useText('mf-account');
  return (
    <SelectField {...field}>
      {categories.map((category) => (
        <option key={category} value={category}>
          {text(`staff_posts.category_${category}`)}
        </option>
      ))}
    </SelectField>
  );
}
