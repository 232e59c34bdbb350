import type { SettleRefundResponse, StaffRefundRow } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { failureWords } from '../failure-words.ts';
import styles from './settle-refund.module.css';

interface SettleRefundProps {
  refund: StaffRefundRow;
  /** The amount as it is written for the reader. */
  amount: string;
  onChanged: () => void;
}

/** Tries a refund again, says that it was paid by bank transfer, or closes it with a reason. */
export function SettleRefund({ refund, amount, onChanged }: SettleRefundProps) {
  const text = useText('mf-account');
  const api = useApi();
  const actions = refund.state === 'refused' ? (['again', 'by_hand', 'close'] as const) : (['again'] as const);
  const form = useFormState({
    id: refund.id,
    initial: { action: 'again', note: '' },
    check: ({ action, note }) =>
      action !== 'again' && note === '' ? { note: text('staff_complaints.words_needed') } : {},
    send: async ({ action, note }) => {
      const { status } = await api.post<SettleRefundResponse>(`/api/staff/refunds/${refund.id}/`, { action, note });
      if (action === 'close') showToast('success', text('staff_refunds.closed'));
      else showToast(status === 'refused' ? 'error' : 'success', text(`staff_refunds.now_${status}`, { amount }));
      onChanged();
    },
    explain: (failure) => {
      const words = failureWords(failure, text);
      if (!(failure instanceof ApiFailure) || failure.code !== 'refund_settled') return words;
      // Somebody else was quicker: what is true now is shown.
      showToast('warning', words, { durationMs: 8000 });
      onChanged();
      return {};
    },
  });
  const { action } = form.values;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {actions.length > 1 && (
        <SelectField {...form.field('action')} label={text('staff_complaints.what')}>
          {actions.map((each) => (
            <option key={each} value={each}>
              {text(`staff_refunds.${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      {action !== 'again' && (
        <TextArea
          {...form.field('note')}
          label={text('staff_order.note')}
          hint={text(`staff_refunds.hint_${action}`)}
          rows={2}
          maxLength={500}
        />
      )}
      <Button type="submit" look="line" size="small" isBusy={form.state === 'loading'}>
        {text(actions.length > 1 ? 'staff_complaints.save' : 'staff_refunds.again')}
      </Button>
    </form>
  );
}
