import type { CampaignRow } from './content.ts';

type Times = Pick<CampaignRow, 'club_starts_at' | 'starts_at' | 'ends_at'>;

export const hasBegun = ({ starts_at }: Pick<Times, 'starts_at'>, now: Date): boolean =>
  starts_at === null || new Date(starts_at) <= now;

/** Members of the club see it from then on, be it earlier than everybody. */
export const hasBegunForClub = ({ club_starts_at }: Times, now: Date): boolean =>
  club_starts_at !== null && new Date(club_starts_at) <= now;

export const hasEnded = ({ ends_at }: Times, now: Date): boolean => ends_at !== null && new Date(ends_at) <= now;

/** Whether it has a page at the moment, be it for members of the club only. */
export const isRunning = (campaign: Times, now = new Date()): boolean =>
  (hasBegun(campaign, now) || hasBegunForClub(campaign, now)) && !hasEnded(campaign, now);
