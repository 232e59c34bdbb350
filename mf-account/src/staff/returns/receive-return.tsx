import type { StaffReturn } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import styles from '../staff-room.module.css';
import { ReceivingStores } from './receiving-stores.tsx';

/** The parcel is here, or it was handed over in a store: the buyer is told, and can no longer take it back. */
export function ReceiveReturn({ found, onChange }: { found: StaffReturn; onChange: (found: StaffReturn) => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'receive',
    initial: { store: '' },
    labels: { store: text('staff_returns.where') },
    rules: {},
    send: async ({ store }) => {
      const path = `/api/staff/returns/${found.id}/receive/`;
      const received = await api.post<StaffReturn>(path, { store: store ? Number(store) : null });
      showToast('success', text('staff_returns.told', { reference: found.reference }));
      onChange(received);
    },
  });
  return (
    <section className={styles.card} aria-label={text('staff_returns.receive')}>
      <FormFrame form={form} action={text('staff_returns.receive')} look="line">
        <SelectField {...form.field('store')}>
          <ReceivingStores />
        </SelectField>
      </FormFrame>
    </section>
  );
}
