import type { StaffCustomer, StaffMerge } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import { AskToMerge } from './ask-to-merge.tsx';

interface MergeAccountsProps {
  customer: StaffCustomer;
  onChanged: () => void;
}

/** Names the other account of one person, compares both, and asks its owner; nothing moves before the answer (STAFF-76). */
export function MergeAccounts({ customer, onChanged }: MergeAccountsProps) {
  const text = useText('mf-account');
  const api = useApi();
  const [found, setFound] = useState<StaffMerge | null>(null);
  const path = `/api/staff/customers/${customer.id}/merge/`;
  const form = useForm<'other'>({
    id: 'customer-merge',
    initial: { other: '' },
    labels: { other: text('staff_customers.merge_named') },
    rules: { other: ['required'] },
    send: async (typed) => {
      // What was found before is not what is named now.
      setFound(null);
      setFound(await api.get<StaffMerge>(path, { query: typed }));
    },
  });
  const handleAsk = async (otherId: number) => {
    await api.post(path, { other: otherId });
    showToast('success', text('staff_customers.merge_sent'));
    onChanged();
  };
  return (
    <section className={order.panel} aria-labelledby="customer-merge-title">
      <h2 id="customer-merge-title">{text('staff_customers.merge')}</h2>
      <p className={room.muted}>{text('staff_customers.merge_lead')}</p>
      <FormFrame form={form} action={text('staff_customers.merge_look')} look="line">
        <TextField {...form.field('other')} maxLength={254} autoComplete="off" />
      </FormFrame>
      {found && <AskToMerge key={found.other.id} found={found} onAsk={handleAsk} />}
    </section>
  );
}
