import type { StaffReviewsResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useRef, useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import styles from '../staff-room.module.css';
import { WaitingReview } from './waiting-review.tsx';

/** Reviews of the whole shop that wait for a decision, oldest first. */
export function ReviewsScreen() {
  const text = useText('mf-account');
  const count = useRef<HTMLParagraphElement>(null);
  const { data, failure, retry } = useQuery<StaffReviewsResponse>('/api/staff/reviews/');
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const waiting = data.results.filter(({ id }) => !decided.has(id));
  const leave = (id: number) => {
    setDecided(new Set([...decided, id]));
    count.current?.focus();
    // The list was cut at what one sitting decides: there may be more.
    if (waiting.length === 1) retry();
  };
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className={styles.muted}>
        {text('staff_reviews.waiting', { count: waiting.length })}
      </p>
      <div className={styles.cards}>
        {waiting.map((review) => (
          <WaitingReview key={review.id} review={review} onDecided={() => leave(review.id)} />
        ))}
      </div>
    </>
  );
}
