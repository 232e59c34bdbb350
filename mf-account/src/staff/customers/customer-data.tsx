import type { StaffCustomer } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { saveAsFile } from '../../settings/save-as-file.ts';
import { failureWords } from '../failure-words.ts';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';

/** What is held about a customer: a copy for the customer, and the end of it at the customer's wish (STAFF-72). */
export function CustomerData({ customer }: { customer: StaffCustomer }) {
  const text = useText('mf-account');
  const api = useApi();
  const path = `/api/staff/customers/${customer.id}/`;
  const [call, keepCopy] = useCall(async () => {
    const held = await api.post<Record<string, unknown>>(`${path}export/`, {});
    saveAsFile(`customer-${customer.id}.json`, JSON.stringify(held, null, 2));
    showToast('success', text('staff_customers.exported'));
  });
  return (
    <section className={order.panel} aria-labelledby="customer-data">
      <h2 id="customer-data">{text('staff_customers.data')}</h2>
      <p className={room.muted}>{text('staff_customers.data_lead')}</p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <Button look="line" onClick={keepCopy} isBusy={call.status === 'loading'}>
        {text('staff_customers.export')}
      </Button>
      <details className={room.more}>
        <summary>{text('staff_customers.erase')}</summary>
        <EraseForm path={`${path}erase/`} />
      </details>
    </section>
  );
}

/** The address is typed once more: nothing brings an erased customer back. */
function EraseForm({ path }: { path: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const form = useForm<'email'>({
    id: 'customer-erase',
    initial: { email: '' },
    labels: { email: text('staff_customers.erase_email') },
    rules: { email: ['required'] },
    send: async (typed) => {
      await api.post(path, typed);
      showToast('success', text('staff_customers.erased'));
      await navigate(href('/staff/customers/'));
    },
  });
  return (
    <FormFrame form={form} action={text('staff_customers.erase_do')} look="line">
      <TextField {...form.field('email')} type="email" autoComplete="off" />
    </FormFrame>
  );
}
