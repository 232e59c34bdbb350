import type { StaffProduct, StaffVariant } from 'mf-shared/contract';
import { stockReasons } from 'mf-shared/contract/staff-choices';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import room from '../staff-room.module.css';
import { useMay, useOwnStore } from '../use-may.ts';
import { useChangedVersion } from '../worklist/use-changed-version.ts';
import styles from './products.module.css';

/** What lies on the shelves, by variant and store, each to be corrected with a reason. */
export function ProductStock({ product, onChanged }: { product: StaffProduct; onChanged: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const may = useMay();
  const own = useOwnStore();
  if (!may('products.stock')) return null;
  return (
    <section className={styles.stock} aria-labelledby="product-stock">
      <h2 id="product-stock">{text('staff_products.stock_title')}</h2>
      {product.variants.map((variant) => (
        <details key={variant.id} className={styles.variant}>
          <summary>
            <span>{variant.choice || variant.sku}</span>
            <span className={room.muted}>
              {variant.is_active ? variant.choice && variant.sku : text('staff_products.inactive')}
            </span>
            <span className={styles.figure}>{piecesOf(variant).toLocaleString(locale)}</span>
          </summary>
          <ul className={styles.shelves}>
            {variant.shelves
              .filter(({ store_id }) => own === null || store_id === own)
              .map((shelf) => (
                <li key={shelf.store_id}>
                  <Shelf productId={product.id} variant={variant} shelf={shelf} onChanged={onChanged} />
                </li>
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

const piecesOf = ({ shelves }: StaffVariant) => shelves.reduce((sum, { quantity }) => sum + quantity, 0);

interface ShelfProps {
  productId: number;
  variant: Pick<StaffVariant, 'id'>;
  shelf: StaffVariant['shelves'][number];
  /** What it is called; by default its store. */
  label?: string;
  onChanged: () => void;
}

/** The pieces of a variant in a store, corrected with a reason (STAFF-30). */
export function Shelf({ productId, variant, shelf, label = shelf.store, onChanged }: ShelfProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { store_id, quantity: was, reserved } = shelf;
  const id = `shelf-${variant.id}-${store_id}`;
  const form = useForm({
    id,
    initial: { quantity: String(was), reason: 'count' },
    labels: { quantity: label, reason: text('staff_products.reason') },
    rules: { quantity: ['required'] },
    focuses: 'field',
    send: async ({ quantity, reason }) => {
      if (!/^\d{1,6}$/.test(quantity)) throw ofQuantity(text('staff_products.not_a_count'));
      const wanted = { variant_id: variant.id, store_id, quantity: Number(quantity), was, reason };
      await api.post(`/api/staff/products/${productId}/stock/`, wanted);
      form.showKept({ quantity, reason: 'count' });
      // The button goes with what there was to save.
      document.getElementById(`${id}-quantity`)?.focus({ preventScroll: true });
      showToast('success', text('staff_products.saved'));
      onChanged();
    },
    explain: ({ code, message }) => {
      if (code === 'stock_changed') onChanged();
      return code === 'stock_changed' || code === 'stock_promised' ? { quantity: message } : null;
    },
  });
  // A count that is saved follows what is sold; one that is typed stays, beside what is there now.
  useChangedVersion(was, () => form.showNewer({ ...form.values, quantity: String(was) }));
  const isChanged = form.values.quantity !== String(was);
  return (
    <form className={styles.shelf} onSubmit={form.submit} noValidate method="post">
      <TextField
        {...form.field('quantity')}
        inputMode="numeric"
        autoComplete="off"
        hint={text('staff_products.promised', { reserved, now: was })}
      />
      {isChanged && (
        <>
          <SelectField {...form.field('reason')}>
            {stockReasons.map((reason) => (
              <option key={reason} value={reason}>
                {text(`staff_products.reason_${reason}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="line" isBusy={form.state === 'loading'}>
            {text('settings.save')}
          </Button>
        </>
      )}
    </form>
  );
}

const ofQuantity = (message: string) => new ApiFailure(400, 'invalid_request', message, { quantity: message });
