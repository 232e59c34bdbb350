import type { MoveOrderResponse, StaffOrder } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { type PageConfig, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import styles from './order.module.css';

interface MoveProps {
  order: StaffOrder;
  onChanged: () => void;
}

/** Moves an order on, one step at a time (AFTER-9 to AFTER-14). */
export function MoveOrder({ order, onChanged }: MoveProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const [isWithout, setIsWithout] = useState(false);
  const form = useMove({ order, onChanged, isWithout });
  return (
    <section className={styles.panel} aria-labelledby="order-move">
      <h2 id="order-move">{text('staff_order.move')}</h2>
      <FormFrame form={form} action={text('staff_order.move_submit')} look="line">
        <SelectField {...form.field('status')} hint={hintOf(order, form.values.status, text, config)}>
          <option value="">{text('staff_order.choose')}</option>
          {order.next.map((status) => (
            <option key={status} value={status}>
              {text(refusesCancellation(order, status) ? 'staff_order.refuse_cancellation' : `status.${status}`)}
            </option>
          ))}
        </SelectField>
        {(form.values.status === 'shipped' || form.values.status === 'transported_to_pickuplocation') && (
          <TextField
            {...form.field('tracking_code')}
            hint={text('staff_order.tracking_hint')}
            autoComplete="off"
            maxLength={60}
            isOptional
          />
        )}
        {order.withheld === 'some' && (
          <Check
            label={text('staff_withdrawal.left_out')}
            checked={isWithout}
            onChange={(event) => setIsWithout(event.target.checked)}
          />
        )}
        <TextArea {...form.field('note')} rows={2} maxLength={500} isOptional />
      </FormFrame>
    </section>
  );
}

/** The state of the form; `isWithout` leaves out the goods that were withdrawn. */
function useMove({ order, onChanged, isWithout }: MoveProps & { isWithout: boolean }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm({
    id: 'move',
    initial: { status: '', note: '', tracking_code: '' },
    labels: {
      status: text('staff_order.next'),
      note: text('staff_order.note'),
      tracking_code: text('staff_order.tracking_code'),
    },
    rules: { status: ['required'] },
    send: async (values) => {
      const path = `/api/staff/orders/${encodeURIComponent(order.number)}/status/`;
      const body = { ...values, without_withdrawn: isWithout };
      const { status } = await api.post<MoveOrderResponse>(path, body);
      showToast('success', text('staff_order.moved', { status: text(`status.${status}`) }));
      form.setValues({ status: '', note: '', tracking_code: '' });
      onChanged();
    },
    explain: ({ status, code, message }) => {
      // Withdrawn goods stay here: the service's own words say what to do.
      if (code === 'order_withdrawn' || code === 'withdrawn_lines') return message;
      // Somebody else moved it: what it is now is shown, and the note is kept.
      if (status === 409) onChanged();
      return status === 409 ? text('staff_order.moved_meanwhile') : null;
    },
  });
  return form;
}

/** What a step means for the buyer's money. */
function hintOf(order: StaffOrder, status: string, text: Translate, config: PageConfig): string | undefined {
  if (refusesCancellation(order, status)) return text('staff_order.refused_hint');
  if (status !== 'cancelled') return undefined;
  if (order.payment_due !== null) return text('staff_order.cancelled_hint_invoice');
  if (order.gift_cards.length === 0) return text('staff_order.cancelled_hint');
  return text('staff_order.cancelled_hint_gift_cards', {
    amount: orderMoney(order.currency, config)(order.refundable),
    spent: orderMoney('eur', config)(order.gift_cards.reduce((sum, { spent }) => sum + spent, 0)),
  });
}

/** The buyer asked to cancel the order, and it goes on all the same. */
const refusesCancellation = (order: StaffOrder, status: string): boolean =>
  order.status === 'manual_cancellation' && status === 'processing';
