import type { CancelOrderResponse, OrderStatus } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { Outcome } from '../forms/outcome.tsx';
import { tellRefusal } from '../lib/tell-refusal.ts';
import styles from './after-order.module.css';
import type { OrderProof } from './order-proof.ts';

export interface CancelOrderProps {
  number: string;
  proof: OrderProof;
  isOffered: boolean;
  onStatus: (status: OrderStatus) => void;
}

/** Asks to cancel the order. What became of it stays told when the order can no longer be cancelled. */
export function CancelOrder({ number, proof, isOffered, onStatus }: CancelOrderProps) {
  const text = useText('mf-account');
  const api = useApi();
  const [reason, setReason] = useState('');
  const [done, setDone] = useState('');
  // A visitor who knows only the number and the email is mailed a link that cancels.
  const isMailed = proof.email !== undefined && proof.key === undefined;
  const [call, cancel] = useCall(async () => {
    const path = `/api/orders/${encodeURIComponent(number)}/cancel/`;
    const answer = await api.post<CancelOrderResponse>(path, { ...proof, reason: reason.trim() });
    setDone(answer.message);
    if (answer.step === 'cancelled') onStatus(answer.status);
  });
  if (done) return <Outcome>{done}</Outcome>;
  if (!isOffered) return null;
  return (
    <details className={styles.way}>
      <summary>
        <span>{text('after.cancel')}</span>
        <Icon shape={chevronDownIcon} size="tiny" />
      </summary>
      <div className={styles.step}>
        <p>{text('after.cancel_lead')}</p>
        {isMailed && <p>{text('after.cancel_mail_lead')}</p>}
        {!isMailed && (
          <TextArea
            id={`cancel-${number}`}
            label={text('after.reason')}
            isOptional
            className={styles.reason}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {call.failure && (
          <Notice kind="error" isLive>
            {tellRefusal(call.failure, text)}
          </Notice>
        )}
        <Button look="line" onClick={cancel} isBusy={call.status === 'loading'}>
          {text(isMailed ? 'after.cancel_mail' : 'after.cancel_confirm')}
        </Button>
      </div>
    </details>
  );
}
