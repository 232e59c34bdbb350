import type { ProductMaking, StaffProduct, StaffVariant } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { type Form, useForm } from '../../../forms/use-form.ts';
import rows from '../../kept-rows.module.css';
import { NewerFields } from '../../newer-fields.tsx';
import room from '../../staff-room.module.css';
import styles from '../products.module.css';
import { useSection } from '../use-section.ts';
import { KeyOptions } from './key-options.tsx';
import { readVariant, typeVariant, type VariantField, variantFields } from './typed-variant.ts';

interface VariantFormProps {
  product: StaffProduct;
  making: ProductMaking;
  variant: StaffVariant;
  onChanged: () => void;
}

/** What one choice of a product is, and what it costs where that is something else (STAFF-71). */
export function VariantForm({ product, making, variant, onChanged }: VariantFormProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const stored = typeVariant(variant, locale);
  const { save } = useSection({
    ...{ version: variant.version, onChanged },
    onNewer: () => form.showNewer(stored),
    onKept: () => form.showKept(stored),
  });
  const form = useForm<VariantField>({
    id: `variant-${variant.id}`,
    initial: stored,
    labels: Object.fromEntries(variantFields.map((name) => [name, text(`staff_making.${name}`)])) as Record<
      VariantField,
      string
    >,
    rules: { days_from: ['required'], days_to: ['required'] },
    send: async (typed) => {
      const read = readVariant(typed);
      if (typeof read === 'string') throw unread(read, text(`staff_making.bad_${kindOf(read)}`));
      await save(`/api/staff/products/${product.id}/variant/`, { ...read, sku: variant.sku });
      showToast('success', text('staff_making.saved'));
    },
  });
  const nameOf = (name: VariantField) => {
    const options = name === 'colour' ? making.colours : name === 'type' ? making.types : [];
    return options.find(({ key }) => key === stored[name])?.name ?? stored[name];
  };
  return (
    <div className={styles.opened}>
      <FormFrame form={form} action={text('settings.save')} look="line">
        <p className={room.muted}>{text('staff_making.sku_stays', { sku: variant.sku })}</p>
        <Ticks form={form} />
        <ChoiceFields form={form} making={making} />
        <FigureFields form={form} />
        <NewerFields
          {...{ form, stored }}
          names={variantFields}
          wordsOf={(name) => (isTick(name) ? text(stored[name] ? 'staff_log.yes' : 'staff_log.no') : nameOf(name))}
        />
      </FormFrame>
    </div>
  );
}

const ticks = ['is_active', 'on_order'] as const;
const isTick = (name: VariantField): boolean => ticks.some((tick) => tick === name);
const kindOf = (name: VariantField): 'price' | 'number' =>
  name === 'regular' || name === 'active' || name === 'club' ? 'price' : 'number';
const unread = (name: VariantField, message: string) =>
  new ApiFailure(400, 'invalid_request', message, { [name]: message });

function Ticks({ form }: { form: Form<VariantField> }) {
  const text = useText('mf-account');
  return ticks.map((name) => {
    const { id, error } = form.field(name);
    return (
      <Check
        key={name}
        {...{ id, error }}
        label={text(`staff_making.${name}`)}
        checked={form.values[name] !== ''}
        onChange={({ target }) => form.setValue(name, target.checked ? 'yes' : '')}
      />
    );
  });
}

function ChoiceFields({ form, making }: { form: Form<VariantField>; making: ProductMaking }) {
  const text = useText('mf-account');
  const { colours, types } = making;
  const none = text('staff_making.none');
  return (
    <div className={rows.fields}>
      <TextField {...form.field('size')} maxLength={60} autoComplete="off" isOptional />
      <SelectField {...form.field('colour')}>
        <KeyOptions of={colours} empty={none} />
      </SelectField>
      <SelectField {...form.field('type')}>
        <KeyOptions of={types} empty={none} />
      </SelectField>
      <TextField {...form.field('ean')} maxLength={20} inputMode="numeric" autoComplete="off" isOptional />
    </div>
  );
}

function FigureFields({ form }: { form: Form<VariantField> }) {
  const text = useText('mf-account');
  const amount = (name: 'regular' | 'active' | 'club') => (
    <TextField
      {...form.field(name)}
      inputMode="decimal"
      autoComplete="off"
      hint={name === 'regular' ? text('staff_making.own_price_hint') : undefined}
      isOptional
    />
  );
  const number = (name: 'days_from' | 'days_to' | 'weight_grams') => (
    <TextField {...form.field(name)} inputMode="numeric" autoComplete="off" isOptional={name === 'weight_grams'} />
  );
  return (
    <>
      <div className={rows.fields}>
        {amount('regular')}
        {amount('active')}
        {amount('club')}
      </div>
      <div className={rows.fields}>
        {number('days_from')}
        {number('days_to')}
        {number('weight_grams')}
        <TextField
          {...form.field('content')}
          maxLength={30}
          autoComplete="off"
          hint={text('staff_making.content_hint')}
          isOptional
        />
      </div>
    </>
  );
}
