import type { RefundResponse, StaffOrder } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useRef } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { parseAmount } from '../parse-amount.ts';
import { type IdempotencyKey, idempotencyKeyFor } from './idempotency-key.ts';
import styles from './order.module.css';

interface RefundProps {
  order: StaffOrder;
  onChanged: () => void;
}

/** Gives money back, in part or whole: for the goods, or for one of the gift cards that were bought. */
export function RefundOrder(props: RefundProps) {
  const { order } = props;
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney(order.currency, config);
  const form = useRefund(props);
  const most = mostOf(order, form.values.of);
  const fillWhole = () =>
    form.setValue('amount', most.toLocaleString(config.locale, { minimumFractionDigits: 2, useGrouping: false }));
  return (
    <section className={styles.panel} aria-labelledby="order-refund">
      <h2 id="order-refund">{text('staff_order.refund_title')}</h2>
      <FormFrame form={form} action={text('staff_order.refund_submit')} look="line">
        {order.gift_cards.length > 0 && (
          <SelectField {...form.field('of')}>
            <option value="">{text('staff_order.refund_goods')}</option>
            {order.gift_cards.map(({ id, hint, initial }) => (
              <option key={id} value={id}>
                {text('staff_order.card', { hint, amount: orderMoney('eur', config)(initial) })}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          {...form.field('amount')}
          inputMode="decimal"
          autoComplete="off"
          hint={text('staff_order.amount_hint', { amount: money(most) })}
        />
        <Button look="quiet" size="small" className={styles.whole} onClick={fillWhole}>
          {text('staff_order.whole', { amount: money(most) })}
        </Button>
        <TextArea {...form.field('reason')} rows={2} maxLength={500} isOptional />
      </FormFrame>
    </section>
  );
}

/** The state of the form. A repetition after silence is the same refund: its key is kept until an answer came. */
function useRefund({ order, onChanged }: RefundProps) {
  const text = useText('mf-account');
  const api = useApi();
  const money = orderMoney(order.currency, usePageConfig());
  const sentKey = useRef<IdempotencyKey | null>(null);
  const form = useForm({
    id: 'refund',
    initial: { amount: '', reason: '', of: '' },
    labels: {
      of: text('staff_order.refund_of'),
      amount: text('staff_order.amount'),
      reason: text('staff_order.reason'),
    },
    rules: { amount: ['required'] },
    send: async ({ amount: typed, reason, of }) => {
      const amount = parseAmount(typed);
      if (amount === null) throw ofAmount(text('staff_order.amount_bad'));
      sentKey.current = idempotencyKeyFor(sentKey.current, JSON.stringify([amount, reason, of]));
      const refund = await api.post<RefundResponse>(
        `/api/staff/orders/${encodeURIComponent(order.number)}/refund/`,
        { amount, reason, ...(of === '' ? {} : { gift_card: Number(of) }) },
        { headers: { 'idempotency-key': sentKey.current.key } },
      );
      sentKey.current = null;
      onChanged();
      if (refund.status === 'refused') throw ofAmount(text('staff_order.refused'));
      const message = refund.status === 'done' ? 'staff_order.refunded' : 'staff_order.refund_later';
      showToast('success', text(message, { amount: money(refund.amount) }));
      form.setValues({ amount: '', reason: '', of: '' });
    },
    explain: ({ code }) => {
      // Somebody else was quicker: what is left now is shown.
      if (code === 'refund_too_large' || code === 'nothing_to_refund') onChanged();
      return null;
    },
  });
  return form;
}

/** What can still be given back for the goods, or for the gift card with this id. */
function mostOf(order: StaffOrder, cardId: string): number {
  if (cardId === '') return order.refundable_goods;
  return order.gift_cards.find(({ id }) => String(id) === cardId)?.refundable ?? 0;
}

const ofAmount = (message: string) => new ApiFailure(400, 'invalid_request', message, { amount: message });
