import type { SocialProvider } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useEffect, useState } from 'react';
import { nextPath } from '../lib/next-path.ts';
import styles from './social.module.css';

/** One way in for each provider that the shop has, and nothing where it has none (SESSION-75). */
export function ProviderButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [next, setNext] = useState('');
  // The server writes one page for every query.
  useEffect(() => setNext(nextPath(location.search, location.origin, '')), []);
  if (providers.length === 0) return null;
  return (
    <ul className={styles.providers}>
      {providers.map(({ slug, name }) => (
        <li key={slug}>
          <ButtonLink look="line" isWide href={providerAddress(slug, locale, next)}>
            {text('social.with', { provider: name })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** The call that leads to a provider: no page of the shop, so the browser itself goes there. */
export const providerAddress = (slug: string, language: string, next = ''): string =>
  `/api/accounts/social/${slug}/?${new URLSearchParams({ language, ...(next && { next }) })}`;
