import type { CustomerIdentities, SocialProvider } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { showToast } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { ErrorSummary } from 'mf-shared/ui/field/error-summary.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useRef } from 'react';
import { NoAnswer } from '../forms/no-answer.tsx';
import { useForm } from '../forms/use-form.ts';
import styles from './social.module.css';

const path = '/api/customer/social/';

/** Which accounts from elsewhere open this one: each is added and removed after the password (SESSION-81). */
export function SocialAccounts() {
  const { data, failure, retry } = useQuery<CustomerIdentities>(path);
  const text = useText('mf-account');
  if (failure) return <NoAnswer onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const free = data.providers.filter(({ slug }) => !data.identities.some(({ provider }) => provider === slug));
  return (
    <div className={styles.step}>
      <p>{text('social.settings_lead')}</p>
      <IdentityList identities={data.identities} />
      <ChangeForm data={data} free={free} onChanged={retry} />
    </div>
  );
}

function IdentityList({ identities }: Pick<CustomerIdentities, 'identities'>) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  if (identities.length === 0) return <p>{text('social.none')}</p>;
  const day = (iso: string) => new Date(iso).toLocaleDateString(europeanLocale(locale), { dateStyle: 'medium' });
  return (
    <ul>
      {identities.map(({ provider, name, email, linked_at }) => (
        <li key={provider}>
          <strong>{name}</strong>
          <p>{text('social.since', { email, day: day(linked_at) })}</p>
        </li>
      ))}
    </ul>
  );
}

interface ChangeFormProps {
  data: CustomerIdentities;
  free: readonly SocialProvider[];
  onChanged: () => void;
}

/** An account from elsewhere that can be added, or removed. */
interface Choice {
  slug: string;
  name: string;
  isJoined: boolean;
}

/** One password for whichever is pressed. */
function ChangeForm({ data, free, onChanged }: ChangeFormProps) {
  const text = useText('mf-account');
  const choices: readonly Choice[] = [
    ...free.map((each) => ({ ...each, isJoined: false })),
    ...data.identities.map(({ provider, name }) => ({ slug: provider, name, isJoined: true })),
  ];
  const { form, press } = useChange({ choices, hasPassword: data.has_password, onChanged });
  if (choices.length === 0) return null;
  if (!data.has_password) return <PasswordFirst />;
  return (
    <form className={styles.step} onSubmit={form.submit} noValidate method="post">
      <ErrorSummary problems={form.summary} attempt={form.attempt} />
      <p>{text('social.end_ask')}</p>
      <TextField {...form.field('password')} type="password" autoComplete="current-password" />
      <div className={styles.actions}>
        {choices.map((choice) => (
          <Button
            key={choice.slug}
            type="submit"
            look="line"
            isBusy={form.state === 'loading'}
            onClick={() => press(choice)}
          >
            {text(choice.isJoined ? 'social.end' : 'social.join', { provider: choice.name })}
          </Button>
        ))}
      </div>
    </form>
  );
}

function PasswordFirst() {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <>
      <Notice kind="info">{text('social.password_first')}</Notice>
      <ButtonLink look="line" href={href('/accounts/reset-password/')}>
        {text('social.set_password')}
      </ButtonLink>
    </>
  );
}

interface Change extends Pick<ChangeFormProps, 'onChanged'> {
  choices: readonly Choice[];
  hasPassword: boolean;
}

/** The state of the form: it adds or removes what was pressed last, or the first choice. */
function useChange({ choices, hasPassword, onChanged }: Change) {
  const text = useText('mf-account');
  const api = useApi();
  const pressed = useRef<Choice | null>(null);
  const form = useForm({
    id: 'social-change',
    initial: { password: '' },
    labels: { password: text('settings.old_password') },
    rules: { password: hasPassword ? ['required'] : [] },
    send: async ({ password }) => {
      const choice = pressed.current ?? choices[0];
      if (!choice) return;
      const call = `${path}${encodeURIComponent(choice.slug)}/`;
      if (!choice.isJoined) {
        const { address } = await api.post<{ address: string }>(call, { password });
        location.assign(address);
        return;
      }
      await api.post(`${call}end/`, { password });
      showToast('success', text('social.ended', { provider: choice.name }));
      onChanged();
    },
  });
  const press = (choice: Choice) => {
    pressed.current = choice;
  };
  return { form, press };
}
