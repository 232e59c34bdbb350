import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { Suspense } from 'react';
import styles from './account.module.css';

const OwnAccount = lazyPart(() => import('./own-account.tsx').then((part) => part.OwnAccount));

/** The customer's own page. The server renders its frame only: who is signed in is known in the browser alone. */
export function AccountPage() {
  const text = useText('mf-account');
  const href = useHref();
  const { id, isLoading, isAuthenticated, firstName, email } = useStore($session, { ssr: 'initial' });
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{isAuthenticated ? text('account.hello', { name: firstName || email }) : text('account.title')}</h1>
      {isLoading && <p role="status">{text('account.loading')}</p>}
      {!isLoading && id === null && (
        <div className={styles.signIn}>
          <p>{text('account.sign_in_first')}</p>
          <ButtonLink look="action" href={`${href('/accounts/login/')}?next=${encodeURIComponent(href('/accounts/'))}`}>
            {text('login.submit')}
          </ButtonLink>
        </div>
      )}
      {id !== null && (
        <Suspense fallback={<Bone kind="line" width="most" />}>
          <OwnAccount customerId={id} />
        </Suspense>
      )}
    </div>
  );
}
