import type { MailReceiptResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { mailIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import styles from './receipts.module.css';

export interface MailReceiptProps {
  /** The path of the receipts: a buyer's order, or the staff's. */
  path: `/api/${string}/receipts/`;
  number: string;
  /** The key with which a guest opens the order. */
  orderKey?: string | null | undefined;
}

/** Sends one receipt to the order's own address, as a PDF (AFTER-108). */
export function MailReceipt({ path, number, orderKey }: MailReceiptProps) {
  const text = useText('mf-account');
  const api = useApi();
  const [email, setEmail] = useState('');
  const [{ status, failure }, send] = useCall(async () => {
    const key = orderKey ?? undefined;
    const sent = await api.post<MailReceiptResponse>(`${path}${number}/mail/`, { key });
    setEmail(sent.email);
  });
  return (
    <>
      <Button look="line" size="small" onClick={send} isBusy={status === 'loading'}>
        <Icon shape={mailIcon} size="small" />
        {text('receipt.mail')} <span className={styles.hidden}>{number}</span>
      </Button>
      {status === 'done' && (
        <Notice kind="good" isLive>
          {text('receipt.mailed', { email })}
        </Notice>
      )}
      {status === 'failed' && (
        <Notice kind="error" isLive>
          {failure.message || text('form.no_answer')}
        </Notice>
      )}
    </>
  );
}
