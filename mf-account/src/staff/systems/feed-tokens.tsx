import type { FeedScope, FeedToken } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { formatDateTime } from '../format-date-time.ts';
import order from '../order/order.module.css';
import room from '../staff-room.module.css';
import { EndAccess } from './end-access.tsx';
import { Several } from './several.tsx';
import styles from './systems.module.css';
import { type Secret, ToldOnce } from './told-once.tsx';

const path = '/api/staff/feed-tokens/';
const scopes = ['stock', 'prices', 'orders'] as const satisfies readonly FeedScope[];

/** Tokens by which a warehouse or an ERP brings stock and prices, and reads orders (FEED-1). */
export function FeedTokens() {
  const text = useText('mf-account');
  const [secret, setSecret] = useState<Secret | null>(null);
  const { data, failure, retry } = useQuery<readonly FeedToken[], { tokens: readonly FeedToken[] }>(path, {
    read: ({ tokens }) => tokens,
  });
  return (
    <section className={order.panel} aria-labelledby="feed-tokens">
      <h2 id="feed-tokens">{text('staff_systems.tokens')}</h2>
      <p className={room.muted}>{text('staff_systems.tokens_lead')}</p>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data?.length === 0 && <p>{text('staff_systems.no_tokens')}</p>}
      <div className={styles.list}>
        {data?.map((token) => (
          <TokenCard key={token.id} token={token} onChanged={retry} />
        ))}
      </div>
      <NewToken
        onMade={(made) => {
          setSecret(made);
          retry();
        }}
      />
      <ToldOnce secret={secret} onClose={() => setSecret(null)} />
    </section>
  );
}

function TokenCard({ token, onChanged }: { token: FeedToken; onChanged: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, name, lastUsedAt, endsAt, withdrawnAt } = token;
  const hasEnded = withdrawnAt !== null || Date.parse(endsAt) <= Date.now();
  const end = async () => {
    await api.post(`${path}${id}/withdraw/`, {});
    showToast('success', text('staff_systems.token_ended', { name }));
    onChanged();
  };
  return (
    <article className={room.card} aria-labelledby={`feed-token-${id}`}>
      <h3 id={`feed-token-${id}`}>{name}</h3>
      <p>{token.scopes.map((scope) => text(`staff_systems.scope_${scope}`)).join(', ')}</p>
      <p className={room.muted}>
        {withdrawnAt
          ? text('staff_systems.ended_at', { time: formatDateTime(withdrawnAt, locale) })
          : text(hasEnded ? 'staff_systems.ended_at' : 'staff_systems.holds_until', {
              time: formatDateTime(endsAt, locale),
            })}
      </p>
      <p className={room.muted}>
        {lastUsedAt
          ? text('staff_systems.used_at', { time: formatDateTime(lastUsedAt, locale) })
          : text('staff_systems.never_used')}
      </p>
      {!hasEnded && <EndAccess name={name} effect={text('staff_systems.token_end_effect')} onEnd={end} />}
    </article>
  );
}

function NewToken({ onMade }: { onMade: (secret: Secret) => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const form = useForm<'name' | 'scopes' | 'lastDay'>({
    id: 'new-token',
    initial: { name: '', scopes: '', lastDay: '' },
    labels: {
      name: text('staff_systems.name'),
      scopes: text('staff_systems.scopes'),
      lastDay: text('staff_systems.last_day'),
    },
    rules: { name: ['required'], scopes: ['required'], lastDay: ['required'] },
    send: async ({ name, lastDay, ...typed }) => {
      const body = { name, lastDay, scopes: typed.scopes.split(' ') };
      const { token } = await api.post<{ token: string }>(path, body);
      form.setValues({ name: '', scopes: '', lastDay: '' });
      onMade({ name, value: token });
    },
  });
  return (
    <details className={room.more}>
      <summary>{text('staff_systems.new_token')}</summary>
      <FormFrame form={form} action={text('staff_systems.make_token')} look="line">
        <TextField {...form.field('name')} maxLength={100} autoComplete="off" hint={text('staff_systems.name_hint')} />
        <Several
          legend={text('staff_systems.scopes')}
          choices={scopes}
          nameOf={(scope) => text(`staff_systems.scope_${scope}`)}
          field={form.field('scopes')}
          onChange={(value) => form.setValue('scopes', value)}
        />
        <TextField {...form.field('lastDay')} type="date" />
      </FormFrame>
    </details>
  );
}
