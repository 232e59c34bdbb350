import type { ProductMaking } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import type { Form } from '../../../forms/use-form.ts';
import rows from '../../kept-rows.module.css';
import styles from '../products.module.css';
import { AddKey } from './add-key.tsx';
import { type FactField, keysIn, propertyField, shownProperties, withKeys } from './typed-facts.ts';

interface PropertyFieldsProps {
  form: Form<FactField>;
  making: ProductMaking;
  stored: Readonly<Record<FactField, string>>;
}

/** The properties by which shoppers filter and compare: figures, and values that are ticked. */
export function PropertyFields({ form, making, stored }: PropertyFieldsProps) {
  const text = useText('mf-account');
  const [added, setAdded] = useState<readonly string[]>([]);
  const ofProduct = shownProperties(form.values, stored, making);
  const shown = making.properties.filter((each) => ofProduct.includes(each) || added.includes(each.key));
  const others = making.properties.filter((each) => !shown.includes(each));
  return (
    <fieldset className={styles.properties}>
      <legend>{text('staff_making.properties')}</legend>
      <div className={rows.fields}>
        {shown.map((property) => (
          <PropertyField key={property.key} form={form} property={property} />
        ))}
        {others.length > 0 && (
          <AddKey
            field={{ id: 'product-property-more', label: text('staff_making.more_properties') }}
            options={others}
            onAdd={(key) => setAdded([...added, key])}
          />
        )}
      </div>
    </fieldset>
  );
}

function PropertyField({ form, property }: { form: Form<FactField>; property: ProductMaking['properties'][number] }) {
  const name = propertyField(property.key);
  const { values } = property;
  if (!values) return <TextField {...form.field(name)} inputMode="decimal" autoComplete="off" isOptional />;
  const keys = keysIn(form.values[name]);
  const { id, label, error } = form.field(name);
  // A value that the property has no more stays until it is taken away.
  const lost = keys.filter((key) => !values.some((value) => value.key === key));
  const tick = (key: string, isTicked: boolean) =>
    form.setValue(name, withKeys(isTicked ? [...keys, key] : keys.filter((each) => each !== key)));
  return (
    <fieldset id={id} tabIndex={-1} className={styles.values}>
      <legend>{label}</legend>
      {[...values, ...lost.map((key) => ({ key, name: key }))].map((value) => (
        <Check
          key={value.key}
          label={value.name}
          checked={keys.includes(value.key)}
          error={value.key === values[0]?.key ? error : undefined}
          onChange={({ target }) => tick(value.key, target.checked)}
        />
      ))}
    </fieldset>
  );
}
