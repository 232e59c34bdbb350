import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import styles from './club-info.module.css';

/** Sign in, join, or go on as before; a member just goes on. The cart waits on this device all the while. */
export function ClubWays({ hasCart }: { hasCart: boolean }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const { isAuthenticated, isClubMember } = useStore($session, { ssr: 'initial' });
  const onward = hasCart ? href('/checkout/') : href('/');
  if (isAuthenticated)
    return (
      <>
        <p>{text(isClubMember ? 'club.is_member' : 'club.not_yet')}</p>
        {!isClubMember && (
          <ButtonLink look="line" href={href('/accounts/#club')}>
            {text('club.join')}
          </ButtonLink>
        )}
        <ButtonLink look="action" href={onward}>
          {text(hasCart ? 'club.to_checkout' : 'cart.continue')}
        </ButtonLink>
      </>
    );
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink look="action" href={`${href('/accounts/login/')}?next=${href('/checkout/')}`}>
          {text('club.sign_in')}
        </ButtonLink>
        <ButtonLink look="line" href={href('/accounts/register/')}>
          {text('club.join')}
        </ButtonLink>
      </div>
      <p className={`${words.note} ${words.muted}`}>{text('club.kept')}</p>
      <a className={words.link} href={onward}>
        {text(hasCart ? 'club.without' : 'cart.continue')}
      </a>
    </>
  );
}
