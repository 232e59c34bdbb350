import { pageSections } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { ComponentProps } from 'react';
import type { Form } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import type { PlaceField } from './typed-page.ts';

/** What ties some controls to a form that may have more of them. */
interface PartOfForm<Name extends string> {
  field: (name: Name) => ReturnType<Form<string>['field']> & { label: string };
  setValue: (name: Name, value: string) => void;
  values: Readonly<Record<Name, string>>;
}

interface PagePlacesProps {
  form: PartOfForm<PlaceField>;
  /** The terms, which are always shown. */
  isNeeded: boolean;
}

/** Whether and from which day shoppers see a page, and where it stands in the menu. */
export function PagePlaces({ form, isNeeded }: PagePlacesProps) {
  const text = useText('mf-account');
  return (
    <>
      <Check
        id={form.field('is_published').id}
        label={text('staff_pages.is_published')}
        checked={form.values.is_published !== ''}
        disabled={isNeeded}
        onChange={({ target }) => form.setValue('is_published', target.checked ? 'yes' : '')}
      />
      {isNeeded && <p>{text('staff_pages.needed')}</p>}
      <div className={rows.fields}>
        <TextField {...form.field('published_on')} type="date" isOptional hint={text('staff_pages.day_hint')} />
        <SectionField field={form.field('section')} />
      </div>
      <MenuCheck form={form} />
    </>
  );
}

/** Chooses the section of the menu in which a page stands. */
export function SectionField({ field }: { field: ComponentProps<typeof SelectField> }) {
  const text = useText('mf-account');
  return (
    <SelectField {...field}>
      {pageSections.map((section) => (
        <option key={section} value={section}>
          {text(`staff_pages.section_${section}`)}
        </option>
      ))}
    </SelectField>
  );
}

export function MenuCheck({ form }: { form: PartOfForm<'in_menu'> }) {
  const text = useText('mf-account');
  return (
    <Check
      id={form.field('in_menu').id}
      label={text('staff_pages.in_menu')}
      checked={form.values.in_menu !== ''}
      onChange={({ target }) => form.setValue('in_menu', target.checked ? 'yes' : '')}
    />
  );
}
