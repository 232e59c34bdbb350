import type { Webhook, WebhookEvent } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import { Several } from './several.tsx';
import { type Secret, ToldOnce } from './told-once.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { eventText } from './webhook-words.ts';

const path = '/api/staff/webhooks/';
const events = [
  ...(['order.sold', 'order.paid', 'order.moved', 'order.cancelled', 'order.refunded'] as const),
  ...(['return.declared', 'return.accepted', 'stock.changed'] as const),
] as const satisfies readonly WebhookEvent[];

/** Addresses of other systems that are told what happens (FEED-7 to FEED-10). */
export function Webhooks() {
  const text = useText('mf-account');
  const [secret, setSecret] = useState<Secret | null>(null);
  const { data, failure, retry } = useQuery<readonly Webhook[], { webhooks: readonly Webhook[] }>(path, {
    read: ({ webhooks }) => webhooks,
  });
  const tell = (made: Secret) => {
    setSecret(made);
    retry();
  };
  return (
    <section className={order.panel} aria-labelledby="webhooks">
      <h2 id="webhooks">{text('staff_systems.webhooks')}</h2>
      <p className={room.muted}>{text('staff_systems.webhooks_lead')}</p>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data?.length === 0 && <p>{text('staff_systems.no_webhooks')}</p>}
      <div className={room.list}>
        {data?.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} onChanged={retry} onSecret={tell} />
        ))}
      </div>
      <NewWebhook onMade={tell} />
      <ToldOnce secret={secret} onClose={() => setSecret(null)} />
    </section>
  );
}

function NewWebhook({ onMade }: { onMade: (secret: Secret) => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm<'name' | 'url' | 'events'>({
    id: 'new-webhook',
    initial: { name: '', url: '', events: '' },
    labels: {
      name: text('staff_systems.name'),
      url: text('staff_systems.url'),
      events: text('staff_systems.events'),
    },
    rules: { name: ['required'], url: ['required'], events: ['required'] },
    send: async ({ name, url, ...typed }) => {
      const { secret } = await api.post<{ secret: string }>(path, { name, url, events: typed.events.split(' ') });
      form.setValues({ name: '', url: '', events: '' });
      onMade({ name, value: secret });
    },
  });
  return (
    <details className={room.more}>
      <summary>{text('staff_systems.new_webhook')}</summary>
      <FormFrame form={form} action={text('staff_systems.make_webhook')} look="line">
        <TextField {...form.field('name')} maxLength={100} autoComplete="off" hint={text('staff_systems.name_hint')} />
        <TextField {...form.field('url')} type="url" maxLength={1000} autoComplete="off" />
        <Several
          legend={text('staff_systems.events')}
          choices={events}
          nameOf={(event) => text(eventText(event))}
          field={form.field('events')}
          onChange={(value) => form.setValue('events', value)}
        />
      </FormFrame>
    </details>
  );
}
