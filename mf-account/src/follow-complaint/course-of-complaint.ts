import type { Complaint, ComplaintStatus } from 'mf-shared/contract';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { replyBy } from 'mf-shared/rules/reply-by';

export interface CoursePoint {
  key: string;
  /** Text of the point's title: a status that was reached, or what comes next. */
  title: ComplaintStatus | 'answer' | 'decision' | 'repaired';
  /** When it was reached, as the service writes it. */
  at: string | null;
  /** First name of who moved it for the shop; '' where nobody is named. */
  signature: string;
  /** `YYYY-MM-DD`: the last day on which it comes; null where no day is promised. */
  by: string | null;
}

/** What comes after a status that is not the last one. */
const comesNext = {
  'new-return': 'processing-return',
  'processing-return': 'decision',
  'more_info-return': 'answer',
  'fixing-return': 'repaired',
} as const satisfies Partial<Record<ComplaintStatus, CoursePoint['title']>>;

/** The course of a complaint: each status with the time at which it was reached, and what comes next (AFTER-50 to AFTER-58). */
export function courseOfComplaint({
  events,
  status,
  status_at,
  answer_by,
}: Pick<Complaint, 'events' | 'status' | 'status_at' | 'answer_by'>): CoursePoint[] {
  const reached = events.flatMap(({ id, status: to, at, signature }): CoursePoint[] =>
    to === null ? [] : [{ key: String(id), title: to, at, signature, by: null }],
  );
  if (isComplaintOver(status)) return reached;
  const title = status in comesNext ? comesNext[status as keyof typeof comesNext] : 'decision';
  return [
    ...reached,
    { key: 'next', title, at: null, signature: '', by: title === 'answer' ? replyBy(status_at) : answer_by },
  ];
}
