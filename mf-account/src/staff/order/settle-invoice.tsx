import type { SettleInvoiceResponse, StaffOrder } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { showToast } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import styles from './order.module.css';

/** Says that the money for the order's invoice has come. */
export function SettleInvoice({ order, due, onChanged }: { order: StaffOrder; due: string; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const form = useForm({
    id: 'invoice',
    initial: { note: '' },
    labels: { note: text('staff_order.note') },
    rules: {},
    send: async (values) => {
      const path = `/api/staff/orders/${encodeURIComponent(order.number)}/invoice-paid/`;
      await api.post<SettleInvoiceResponse>(path, values);
      showToast('success', text('staff_order.invoice_settled'));
      onChanged();
    },
    explain: ({ status }) => {
      // Somebody else was quicker, or called the order off: what is so now is shown.
      if (status === 409) onChanged();
      return null;
    },
  });
  const hasGiftCards = order.lines.some(({ kind }) => kind === 'gift_card');
  return (
    <section className={styles.panel} aria-labelledby="order-invoice">
      <h2 id="order-invoice">{text('staff_order.invoice')}</h2>
      <p>{text('orders.due', { date: longDate(due, locale) })}</p>
      {hasGiftCards && <p className={styles.note}>{text('staff_order.invoice_gift_cards')}</p>}
      <FormFrame form={form} action={text('staff_order.invoice_submit')} look="line">
        <TextArea {...form.field('note')} rows={2} maxLength={500} isOptional />
      </FormFrame>
    </section>
  );
}
