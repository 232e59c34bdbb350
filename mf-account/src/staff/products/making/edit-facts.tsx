import type { ProductMaking, StaffProduct } from 'mf-shared/contract';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { type Form, useForm } from '../../../forms/use-form.ts';
import rows from '../../kept-rows.module.css';
import { NewerFields } from '../../newer-fields.tsx';
import styles from '../products.module.css';
import { useSection } from '../use-section.ts';
import { ChosenKeys } from './chosen-keys.tsx';
import { KeyOptions } from './key-options.tsx';
import { PropertyFields } from './property-fields.tsx';
import { classOptions, type FactField, factFields, keysIn, readFacts, typeFacts, withKeys } from './typed-facts.ts';
import { wordsOfFact } from './words-of-fact.ts';

interface EditFactsProps {
  product: StaffProduct;
  making: ProductMaking;
  onChanged: () => void;
}

/** What a product is: its address, brand, groups, properties and tax (STAFF-70). */
export function EditFacts({ product, making, onChanged }: EditFactsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { version, ...facts } = product.facts;
  const stored = typeFacts(facts, making.properties, locale);
  const fields = factFields(making.properties);
  const { save } = useSection({
    ...{ version, onChanged },
    onNewer: () => form.showNewer(stored),
    onKept: () => form.showKept(stored),
  });
  const form = useForm<FactField>({
    id: 'product-facts',
    initial: stored,
    labels: labelsOf(fields, making, text),
    rules: { slug: ['required'], published_on: ['required'], group: ['required'] },
    send: async (typed) => {
      await save(`/api/staff/products/${product.id}/facts/`, readFacts(typed, making.properties, { facts, stored }));
      showToast('success', text('staff_making.saved'));
    },
  });
  return (
    <section className={styles.texts} aria-labelledby="product-facts-title">
      <h2 id="product-facts-title">{text('staff_making.facts')}</h2>
      <FormFrame form={form} action={text('settings.save')} look="line">
        <PlainFields form={form} making={making} />
        <PropertyFields form={form} making={making} stored={stored} />
        <NewerFields
          {...{ form, stored }}
          names={fields}
          wordsOf={(name) => wordsOfFact(name, stored[name] ?? '', { making, text })}
        />
      </FormFrame>
    </section>
  );
}

interface PartProps {
  form: Form<FactField>;
  making: ProductMaking;
}

function PlainFields({ form, making }: PartProps) {
  const text = useText('mf-account');
  const { groups, brands, size_tables, tags, tax_classes } = making;
  const chosen = (name: 'groups' | 'tags', options: ProductMaking['groups'] | ProductMaking['tags']) => (
    <ChosenKeys field={form.field(name)} options={options} onValue={(value) => form.setValue(name, value)} />
  );
  const others = groups.filter(({ key }) => key !== form.values.group);
  // Where it belongs is none of the others.
  const chooseGroup = (group: string) => {
    form.setValue('group', group);
    form.setValue('groups', withKeys(keysIn(form.values.groups).filter((key) => key !== group)));
  };
  return (
    <>
      <div className={rows.fields}>
        <SelectField {...form.field('brand')}>
          <KeyOptions of={brands} />
        </SelectField>
        <TextField {...form.field('number')} maxLength={100} autoComplete="off" isOptional />
        <TextField
          {...form.field('slug')}
          maxLength={120}
          autoComplete="off"
          hint={text('staff_making.slug_hint')}
          spellCheck={false}
        />
        <SelectField
          {...form.field('group')}
          hint={text('staff_making.group_hint')}
          onChange={({ target }) => chooseGroup(target.value)}
        >
          <KeyOptions of={groups} empty={form.values.group ? undefined : text('staff_making.choose')} />
        </SelectField>
        {chosen('groups', others)}
        {chosen('tags', tags)}
        <SelectField {...form.field('size_table')}>
          <KeyOptions of={size_tables} empty={text('staff_making.none')} />
        </SelectField>
        <SelectField {...form.field('tax_class')} hint={text('staff_making.tax_class_hint')}>
          <KeyOptions of={classOptions(tax_classes, form.values.tax_class)} />
        </SelectField>
        <TextField {...form.field('published_on')} type="date" hint={text('staff_making.published_on_hint')} />
      </div>
      <Check
        id={form.field('is_outlet').id}
        label={text('staff_making.is_outlet')}
        checked={form.values.is_outlet !== ''}
        onChange={({ target }) => form.setValue('is_outlet', target.checked ? 'yes' : '')}
      />
    </>
  );
}

/** A property is called what shoppers filter by, with its unit. */
function labelsOf(fields: readonly FactField[], { properties }: ProductMaking, text: Translate) {
  const ofProperties = new Map(
    properties.map(({ key, name, unit }) => [`property_${key}`, unit ? `${name}, ${unit}` : name]),
  );
  return Object.fromEntries(
    fields.map((field) => [field, ofProperties.get(field) ?? text(`staff_making.${field}`)]),
  ) as Record<FactField, string>;
}
