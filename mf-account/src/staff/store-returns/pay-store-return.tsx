import type { StaffStoreReturn } from 'mf-shared/contract';
import { useApi, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { shownIban } from 'mf-shared/rules/iban';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';

interface PayProps {
  found: StaffStoreReturn;
  onChange: (found: StaffStoreReturn) => void;
  /** Somebody else changed it: it is read again. */
  onStale: () => void;
}

/** The transfer that is due: to whom, how much, with which reference, and that it was made. */
export function PayStoreReturn({ found, onChange, onStale }: PayProps) {
  const text = useText('mf-account');
  const api = useApi();
  const money = orderMoney('eur', usePageConfig());
  const { number, version, account, refund } = found;
  const form = useFormState({
    id: 'pay',
    initial: {},
    send: async () => {
      onChange(await api.post<StaffStoreReturn>(`/api/staff/store-returns/${number}/paid/`, { version }));
      showToast('success', text('staff_store_returns.paid', { number }));
    },
    explain: (failure) => {
      showToast('warning', failureWords(failure, text), { durationMs: 8000 });
      onStale();
      return {};
    },
  });
  return (
    <form className={styles.card} onSubmit={form.submit}>
      <h2>{text('staff_store_returns.pay', { amount: money(refund ?? 0) })}</h2>
      {account ? (
        <p className={styles.words}>{[account.holder, shownIban(account.iban), String(number)].join('\n')}</p>
      ) : (
        <Notice kind="warning">{text('staff_store_returns.no_account')}</Notice>
      )}
      <p className={styles.muted}>{text('staff_store_returns.erased')}</p>
      <Button type="submit" isBusy={form.state === 'loading'}>
        {text('staff_store_returns.was_paid')}
      </Button>
    </form>
  );
}
