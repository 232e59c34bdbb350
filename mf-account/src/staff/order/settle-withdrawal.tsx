import type { SettleWithdrawalResponse, StaffOrder, StaffWithdrawal } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { parseAmount } from '../parse-amount.ts';

export interface SettleWithdrawalProps {
  order: StaffOrder;
  declared: StaffWithdrawal;
  onChanged: () => void;
}

/** Ends a declaration: gives the money back, closes it without, or takes it back on the buyer's word. */
export function SettleWithdrawal(props: SettleWithdrawalProps) {
  const { order, declared } = props;
  const text = useText('mf-account');
  const money = orderMoney(order.currency, usePageConfig());
  const [isBack, setIsBack] = useState(!declared.has_left);
  const { hasExchange, isWithoutMoney, canRefund } = waysToSettle(declared);
  const form = useSettleForm(props, isBack);
  const accept = isWithoutMoney ? 'accepted' : 'refunded';
  const outcomes = (['refunded', 'closed', 'revoked'] as const).filter((each) => canRefund || each !== 'refunded');
  return (
    <FormFrame form={form} action={text('staff_withdrawal.settle')} look="line">
      <SelectField
        {...form.field('outcome')}
        hint={form.values.outcome === 'revoked' ? text('staff_withdrawal.revoke_hint') : undefined}
      >
        {!canRefund && <option value="">{text('staff_order.choose')}</option>}
        {outcomes.map((each) => (
          <option key={each} value={each}>
            {text(`staff_withdrawal.do.${each === 'refunded' ? (hasExchange ? 'exchanged' : accept) : each}`)}
          </option>
        ))}
      </SelectField>
      {form.values.outcome === 'refunded' && !isWithoutMoney && (
        <TextField
          {...form.field('amount')}
          inputMode="decimal"
          autoComplete="off"
          hint={text('staff_order.amount_hint', {
            amount: money(declared.to_gift_card > 0 ? declared.proposed : order.refundable),
          })}
        />
      )}
      {form.values.outcome !== 'revoked' && (
        <Check
          label={text('staff_withdrawal.restock')}
          checked={isBack}
          onChange={(event) => setIsBack(event.target.checked)}
        />
      )}
      <TextArea
        {...form.field('answer')}
        hint={text('staff_withdrawal.answer_hint')}
        rows={3}
        maxLength={2000}
        isOptional={form.values.outcome !== 'closed'}
      />
      <TextArea {...form.field('note')} rows={2} maxLength={500} isOptional />
    </FormFrame>
  );
}

function waysToSettle({ lines, proposed, refund }: StaffWithdrawal) {
  const hasExchange = lines.some(({ exchange }) => exchange?.state === 'held');
  // Goods that go out instead, or are worth no more than the fee, leave nothing to give back and are accepted all the same.
  const isWithoutMoney = proposed === 0 && (hasExchange || (refund !== null && refund <= 0));
  return { hasExchange, isWithoutMoney, canRefund: proposed > 0 || isWithoutMoney };
}

/** @param isBack whether the goods go back on their shelves */
function useSettleForm({ order, declared, onChanged }: SettleWithdrawalProps, isBack: boolean) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const tell = useToldSettlement(order, declared);
  const { isWithoutMoney, canRefund } = waysToSettle(declared);
  return useForm({
    id: `settle-${declared.id}`,
    initial: {
      outcome: canRefund ? 'refunded' : '',
      amount: declared.proposed.toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: false }),
      ...{ answer: '', note: '' },
    },
    labels: {
      outcome: text('staff_withdrawal.outcome'),
      amount: text('staff_order.amount'),
      answer: text('staff_withdrawal.answer'),
      note: text('staff_order.note'),
    },
    rules: { outcome: ['required'] },
    send: async ({ outcome, amount: typed, answer, note }) => {
      const amount = outcome === 'refunded' && !isWithoutMoney ? parseAmount(typed) : undefined;
      if (outcome === 'closed' && answer === '')
        throw new ApiFailure(400, 'invalid_request', '', { answer: text('staff_complaints.words_needed') });
      if (amount === null) throw new ApiFailure(400, 'invalid_request', '', { amount: text('staff_order.amount_bad') });
      const path = `/api/staff/orders/${encodeURIComponent(order.number)}/withdrawals/${declared.id}/settle/`;
      const restock = outcome !== 'revoked' && isBack;
      tell(await api.post<SettleWithdrawalResponse>(path, { outcome, amount, answer, note, restock }));
      onChanged();
    },
    explain: ({ code }) => {
      // Somebody else was quicker: what is left now is shown.
      if (code === 'withdrawal_settled' || code === 'refund_too_large') onChanged();
      return null;
    },
  });
}

function useToldSettlement(order: StaffOrder, declared: StaffWithdrawal) {
  const text = useText('mf-account');
  const money = orderMoney(order.currency, usePageConfig());
  return ({ refund, exchange_order }: SettleWithdrawalResponse) => {
    showToast('success', text('staff_withdrawal.settled', { reference: declared.reference }));
    if (exchange_order) showToast('success', text('staff_withdrawal.exchanged', { number: exchange_order }));
    if (refund?.status === 'requested')
      showToast('success', text('staff_order.refund_later', { amount: money(refund.amount) }));
    if (refund?.status === 'refused') showToast('error', text('staff_order.refused'));
  };
}
