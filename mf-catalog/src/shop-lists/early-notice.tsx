import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $session } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { JoinLink } from './club-notice.tsx';
import { openingDay } from './opening-day.ts';

/** Tells who sees a campaign already, from when everybody does, and how to be among the first (STAFF-32). */
export function EarlyNotice({ opensAt, path }: { opensAt: string; path: string }) {
  const text = useText('mf-catalog');
  const { locale } = usePageConfig();
  const { isLoading, isAuthenticated, isClubMember } = useStore($session, { ssr: 'initial' });
  const date = openingDay(opensAt, locale);
  if (isClubMember) return <Notice kind="good">{text('campaign.you_are_early', { date })}</Notice>;
  return (
    <>
      <Notice>{text('campaign.members_now', { date })}</Notice>
      {!isLoading && <JoinLink path={path} isAuthenticated={isAuthenticated} />}
    </>
  );
}
