import type { CampaignRow } from './content.ts';

type Times = Pick<CampaignRow, 'club_starts_at' | 'starts_at' | 'ends_at'>;

export const hasBegun = ({ starts_at }: Times, now: Date): boolean => starts_at === null || new Date(starts_at) <= now;

/** Members of the club see it from then on, be it earlier than everybody. */
export const hasBegunForClub = ({ club_starts_at }: Times, now: Date): boolean =>
  club_starts_at !== null && new Date(club_starts_at) <= now;

export const hasEnded = ({ ends_at }: Times, now: Date): boolean => ends_at !== null && new Date(ends_at) <= now;

/** Whether everybody sees it at the moment. */
export const isOpen = (campaign: Times, now = new Date()): boolean =>
  hasBegun(campaign, now) && !hasEnded(campaign, now);
