import type { Resources, StaffReturn } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import styles from '../staff-room.module.css';

/** The parcel is here, or it was handed over in a store: the buyer is told, and can no longer take it back. */
export function ReceiveReturn({ found, onChanged }: { found: StaffReturn; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const stores = resources?.stores.filter(({ type }) => type === 'retail') ?? [];
  const form = useForm({
    id: 'receive',
    initial: { store: '' },
    labels: { store: text('staff_returns.where') },
    rules: {},
    send: async ({ store }) => {
      await api.post(`/api/staff/returns/${found.id}/receive/`, { store: store ? Number(store) : null });
      showToast('success', text('staff_returns.told', { reference: found.reference }));
      onChanged();
    },
  });
  return (
    <section className={styles.card} aria-label={text('staff_returns.receive')}>
      <FormFrame form={form} action={text('staff_returns.receive')} look="line">
        <SelectField {...form.field('store')}>
          <option value="">{text('staff_returns.address')}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FormFrame>
    </section>
  );
}
