import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { Form } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { ColourField } from './colour-field.tsx';
import { SizeGrid } from './size-grid.tsx';
import { TablePictures } from './table-pictures.tsx';
import type { AttributeField } from './typed-attribute.ts';
import { ValuesField } from './values-field.tsx';

interface KindFieldsProps {
  kind: AttributeKind;
  form: Form<AttributeField>;
  /** Keys of values that products have: they stay. */
  usedValues?: readonly string[];
  /** Whether it is made just now: what can wait is written in its own place. */
  isNew?: boolean;
}

/** What a kind has beside its names. */
export function KindFields({ kind, form, usedValues = [], isNew = false }: KindFieldsProps) {
  if (kind === 'colour') return <ColourField form={form} name="code" />;
  if (kind === 'tag') return <TagFields form={form} />;
  if (kind === 'property') return <PropertyFields {...{ form, usedValues, isNew }} />;
  if (kind === 'product_type') return isNew ? null : <PlaceField form={form} />;
  if (isNew) return null;
  return (
    <>
      <SizeGrid form={form} />
      <TablePictures form={form} />
    </>
  );
}

function PlaceField({ form }: Pick<KindFieldsProps, 'form'>) {
  const text = useText('mf-account');
  return (
    <TextField
      {...form.field('place')}
      type="number"
      min={-100_000}
      max={100_000}
      hint={text('staff_attributes.place_hint')}
      isOptional
    />
  );
}

function TagFields({ form }: Pick<KindFieldsProps, 'form'>) {
  const text = useText('mf-account');
  return (
    <>
      <div className={rows.fields}>
        <ColourField form={form} name="ground" />
        <ColourField form={form} name="ink" ground={form.values.ground} />
      </div>
      <Check
        id={form.field('is_ribbon').id}
        label={text('staff_attributes.is_ribbon')}
        checked={form.values.is_ribbon !== ''}
        onChange={({ target }) => form.setValue('is_ribbon', target.checked ? 'yes' : '')}
      />
    </>
  );
}

function PropertyFields({ form, usedValues = [], isNew }: Pick<KindFieldsProps, 'form' | 'usedValues' | 'isNew'>) {
  const text = useText('mf-account');
  const isFigure = form.values.filter === 'range';
  return (
    <>
      <div className={rows.fields}>
        <SelectField {...form.field('filter')} hint={text('staff_attributes.filter_hint')}>
          {(['checkbox', 'range'] as const).map((each) => (
            <option key={each} value={each}>
              {text(`staff_attributes.filter_${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('unit')}
          maxLength={20}
          autoComplete="off"
          hint={text('staff_attributes.unit_hint')}
          isOptional
        />
        {!isNew && <PlaceField form={form} />}
      </div>
      {!isFigure && <ValuesField {...{ form, usedValues }} />}
    </>
  );
}
