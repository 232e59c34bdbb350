import type { SocialProvider } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Icon, type IconShape } from 'mf-shared/ui/icon/icon.tsx';
import { boxIcon, heartIcon, tagIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { ProviderButtons } from '../social/provider-buttons.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './sign-in.module.css';

const reasons: readonly [IconShape, string][] = [
  [tagIcon, 'join.club_prices'],
  [boxIcon, 'join.orders'],
  [heartIcon, 'join.wishlist'],
];

/** Sign in, and why to have an account. */
export function LoginPage({ data: providers }: PageProps<readonly SocialProvider[]>) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <section className={styles.form}>
        <h1>{text('login.title')}</h1>
        <p className={styles.lead}>{text('login.lead')}</p>
        <LoginForm />
        <p>
          <a className={styles.link} href={href('/accounts/reset-password/')}>
            {text('login.forgot')}
          </a>
        </p>
        <ProviderButtons providers={providers} />
        <noscript>{text('login.no_script')}</noscript>
      </section>
      <section className={styles.join}>
        <h2>{text('join.title')}</h2>
        <ul className={styles.reasons}>
          {reasons.map(([icon, key]) => (
            <li key={key}>
              <Icon shape={icon} size="small" />
              {text(key)}
            </li>
          ))}
        </ul>
        <ButtonLink look="line" href={href('/accounts/register/')}>
          {text('join.button')}
        </ButtonLink>
      </section>
    </div>
  );
}
