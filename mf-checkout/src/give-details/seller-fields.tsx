import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $checkoutForm, setFormField } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './give-details.module.css';

const shapes = [
  { field: 'seller_name', maxLength: 100 },
  { field: 'seller_number', maxLength: 40 },
] as const;

/** The member of the staff who sells; only the staff are asked (CHECKOUT-3, CHECKOUT-4). */
export function SellerFields() {
  const text = useText('mf-checkout');
  const form = useStore($checkoutForm, { ssr: 'initial' });
  return (
    <fieldset className={styles.seller}>
      <legend>{text('details.seller')}</legend>
      <div className={layout.fields}>
        {shapes.map(({ field, maxLength }) => (
          <TextField
            key={field}
            id={`details-${field}`}
            className={layout.half}
            label={text(`details.${field}`)}
            isOptional
            autoComplete="off"
            maxLength={maxLength}
            value={form[field]}
            onChange={(event) => setFormField(field, event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
