import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';

/** Tells whom the prices are for: members that they are theirs, others how to get them (STAFF-5, CARD-14). */
export function ClubNotice({ path }: { path: string }) {
  const text = useText('mf-catalog');
  const { isLoading, isAuthenticated, isClubMember } = useStore($session, { ssr: 'initial' });
  if (isLoading) return null;
  if (isClubMember) return <Notice kind="good">{text('club_offers.yours')}</Notice>;
  return (
    <>
      <Notice>{text('club_offers.members_only')}</Notice>
      <JoinLink path={path} isAuthenticated={isAuthenticated} />
    </>
  );
}

/** To the club: through the account of who has signed in, else by signing in and back to the page. */
export function JoinLink({ path, isAuthenticated }: { path: string; isAuthenticated: boolean }) {
  const text = useText('mf-catalog');
  const href = useHref();
  const join = isAuthenticated
    ? href('/accounts/#club')
    : `${href('/accounts/login/')}?next=${encodeURIComponent(href(path))}`;
  return (
    <ButtonLink look="line" href={join}>
      {text(isAuthenticated ? 'club_offers.join' : 'club_offers.sign_in')}
    </ButtonLink>
  );
}
