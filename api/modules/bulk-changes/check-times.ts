import type { BulkChange } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';

const longestMs = 2 * 366 * 86_400_000;

/** A change ends after it begins and after now, and neither lies more than two years ahead (STAFF-44). @throws Refusal */
export function checkTimes({ from, until }: BulkChange, now: Date): void {
  const fields: Record<string, string> = {};
  const [begins, ends] = [from, until].map((moment) => (moment === null ? null : Date.parse(moment)));
  const last = now.getTime() + longestMs;
  if (begins && begins > last) fields.from = 'bulk.too_far';
  if (ends && ends > last) fields.until = 'bulk.too_far';
  else if (ends && ends <= Math.max(now.getTime(), begins ?? 0)) fields.until = 'bulk.ends_too_early';
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'invalid_request', { fields });
}

/** Whether it begins later. */
export const isAhead = ({ from }: BulkChange, now: Date): boolean => from !== null && Date.parse(from) > now.getTime();
