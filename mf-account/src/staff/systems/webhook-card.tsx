import type { Webhook } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { failureWords } from '../failure-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import room from '../staff-room.module.css';
import { EndAccess } from './end-access.tsx';
import styles from './systems.module.css';
import type { Secret } from './told-once.tsx';
import { WebhookMessages } from './webhook-messages.tsx';
import { eventText } from './webhook-words.ts';

interface WebhookCardProps {
  webhook: Webhook;
  onChanged: () => void;
  onSecret: (secret: Secret) => void;
}

/** A webhook: what it is told, what waits, and its messages. */
export function WebhookCard({ webhook, onChanged, onSecret }: WebhookCardProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, name, url, events, waiting, givenUp, oldSecretEndsAt, withdrawnAt } = webhook;
  const [isOpen, setIsOpen] = useState(false);
  const time = (moment: string) => ({ time: formatDateTime(moment, locale) });
  return (
    <article className={room.card} aria-labelledby={`webhook-${id}`}>
      <h3 id={`webhook-${id}`}>{name}</h3>
      <p className={styles.address}>{url}</p>
      <p>{events.map((event) => text(eventText(event))).join(', ')}</p>
      <p className={room.state} data-status={withdrawnAt ? 'cancelled' : givenUp > 0 ? 'refused' : undefined}>
        {withdrawnAt
          ? text('staff_systems.ended_at', time(withdrawnAt))
          : text('staff_systems.messages_state', { waiting, givenUp })}
      </p>
      {oldSecretEndsAt && !withdrawnAt && (
        <p className={room.muted}>{text('staff_systems.old_secret_until', time(oldSecretEndsAt))}</p>
      )}
      {!withdrawnAt && <WebhookActions webhook={webhook} onChanged={onChanged} onSecret={onSecret} />}
      <details className={room.more} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{text('staff_systems.messages')}</summary>
        {isOpen && <WebhookMessages webhook={webhook} onChanged={onChanged} />}
      </details>
    </article>
  );
}

function WebhookActions({ webhook: { id, name }, onChanged, onSecret }: WebhookCardProps) {
  const text = useText('mf-account');
  const api = useApi();
  const path = `/api/staff/webhooks/${id}/`;
  const [call, act] = useCall(async (what: 'ping' | 'rotate') => {
    if (what === 'rotate') {
      const { secret } = await api.post<{ secret: string }>(`${path}rotate/`, {});
      onSecret({ name, value: secret });
    } else {
      await api.post(`${path}ping/`, {});
      showToast('success', text('staff_systems.pinged'));
      onChanged();
    }
  });
  const end = async () => {
    await api.post(`${path}withdraw/`, {});
    showToast('success', text('staff_systems.webhook_ended', { name }));
    onChanged();
  };
  const isBusy = call.status === 'loading';
  return (
    <>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <div className={room.decide}>
        <Button look="line" size="small" isBusy={isBusy} onClick={() => act('ping')}>
          {text('staff_systems.ping')}
        </Button>
        <Button look="line" size="small" isBusy={isBusy} onClick={() => act('rotate')}>
          {text('staff_systems.rotate')}
        </Button>
        <EndAccess name={name} effect={text('staff_systems.webhook_end_effect')} onEnd={end} />
      </div>
    </>
  );
}
