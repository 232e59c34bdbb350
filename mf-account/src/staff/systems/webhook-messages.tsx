import type { Webhook, WebhookDelivery } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { failureWords } from '../failure-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import room from '../staff-room.module.css';
import styles from './systems.module.css';
import { eventText } from './webhook-words.ts';

/** The newest hundred messages of a webhook. One that was given up can be sent again. */
export function WebhookMessages({ webhook, onChanged }: { webhook: Webhook; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const path = `/api/staff/webhooks/${webhook.id}/deliveries/`;
  const { data, failure, retry } = useQuery<readonly WebhookDelivery[], { deliveries: readonly WebhookDelivery[] }>(
    path,
    { read: ({ deliveries }) => deliveries },
  );
  const [call, sendAgain] = useCall(async (delivery: string) => {
    await api.post(`${path}${delivery}/again/`, {});
    retry();
    onChanged();
  });
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  if (data.length === 0) return <p className={room.muted}>{text('staff_systems.no_messages')}</p>;
  return (
    <>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <ol className={room.rows}>
        {data.map((message) => (
          <Message
            key={message.id}
            message={message}
            isBusy={call.status === 'loading'}
            onSendAgain={webhook.withdrawnAt ? null : () => sendAgain(message.id)}
          />
        ))}
      </ol>
    </>
  );
}

interface MessageProps {
  message: WebhookDelivery;
  isBusy: boolean;
  /** Null where nothing is sent any more. */
  onSendAgain: (() => void) | null;
}

function Message({ message, isBusy, onSendAgain }: MessageProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { type, createdAt, status, tries, lastAnswer, lastError, nextTryAt } = message;
  const because = lastError ?? (lastAnswer === null ? null : `HTTP ${lastAnswer}`);
  return (
    <li className={styles.message}>
      <span>{type === 'ping' ? text('staff_systems.ping') : text(eventText(type))}</span>
      <span
        className={room.state}
        data-status={status === 'given_up' ? 'refused' : status === 'dropped' ? 'cancelled' : undefined}
      >
        {text(`staff_systems.message_${status}`)}
      </span>
      <span className={room.muted}>
        {formatDateTime(createdAt, locale)}, {text('staff_systems.tries', { count: tries })}
        {because && status !== 'delivered' && `, ${because}`}
      </span>
      {nextTryAt && status === 'waiting' && (
        <span className={room.muted}>
          {text('staff_systems.next_try', { time: formatDateTime(nextTryAt, locale) })}
        </span>
      )}
      {status === 'given_up' && onSendAgain && (
        <Button look="line" size="small" isBusy={isBusy} onClick={onSendAgain}>
          {text('staff_systems.send_again')}
        </Button>
      )}
    </li>
  );
}
