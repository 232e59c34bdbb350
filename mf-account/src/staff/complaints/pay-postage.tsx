import type { StaffComplaint } from 'mf-shared/contract';
import { ApiFailure, useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';

interface PayProps {
  complaint: StaffComplaint;
  onChange: (complaint: StaffComplaint) => void;
  /** Somebody else changed the case: it is read again. */
  onStale: () => void;
}

/** What the buyer paid to send the product, where no label carries it, and how it was paid back (AFTER-129). */
export function PayPostage({ complaint: { number, version, givable }, onChange, onStale }: PayProps) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useFormState({
    id: 'postage',
    initial: { amount: '', means: '' },
    check: ({ amount, means }) => ({
      ...(amount === '' ? { amount: text('staff_complaints.refund_missing') } : {}),
      ...(means === '' ? { means: text('staff_complaints.means_missing') } : {}),
    }),
    send: async (values) => {
      onChange(await api.post<StaffComplaint>(`/api/staff/reclamations/${number}/postage/`, { version, ...values }));
      showToast('success', text('staff_complaints.postage.done'));
    },
    explain: (failure) => {
      const words = failureWords(failure, text);
      if (failure instanceof ApiFailure && failure.code === 'complaint_changed') {
        showToast('warning', words, { durationMs: 8000 });
        onStale();
        return {};
      }
      return { amount: failure instanceof ApiFailure ? (failure.fields.amount ?? words) : words };
    },
  });
  return (
    <form className={styles.card} onSubmit={form.submit} noValidate>
      <TextField
        {...form.field('amount')}
        label={text('staff_complaints.postage.amount', { currency: givable.currency.toUpperCase() })}
        inputMode="decimal"
      />
      <SelectField {...form.field('means')} label={text('staff_complaints.means')}>
        <option value="" />
        <option value="till">{text('staff_complaints.means_till')}</option>
        <option value="bank">{text('staff_complaints.means_bank')}</option>
      </SelectField>
      <Button type="submit" look="line" isBusy={form.state === 'loading'}>
        {text('staff_complaints.postage.pay')}
      </Button>
    </form>
  );
}
