import type { ReviewStatus, StaffReviewsResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useSearchParams } from 'mf-shared/router';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useRef, useState } from 'react';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import { PageLinks } from '../page-links.tsx';
import styles from '../staff-room.module.css';
import { DecideReview } from './decide-review.tsx';

const statuses: readonly ReviewStatus[] = ['pending', 'published', 'rejected'];

/** Reviews of the whole shop: those that wait for a decision, oldest first, or what was decided, which can be turned round (REVIEW-22). */
export function ReviewsScreen() {
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const status = statuses.find((each) => each === params.get('status')) ?? 'pending';
  const asked = { ...(q && { q }), ...(status !== 'pending' && { status }) };
  const page = askedPage(params.get('page'));
  const key = JSON.stringify({ asked, page });
  return (
    <>
      <FindReviews key={JSON.stringify(asked)} q={q} status={status} />
      <FoundReviews key={key} {...{ asked, status, page }} />
    </>
  );
}

function FindReviews({ q, status }: { q: string; status: ReviewStatus }) {
  const text = useText('mf-account');
  const [wanted, setWanted] = useState<string>(status);
  return (
    <FindForm room="reviews" q={q} query={{ status: wanted === 'pending' ? '' : wanted }}>
      <SelectField
        id="staff-reviews-status"
        label={text('staff_reviews.status')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      >
        {statuses.map((each) => (
          <option key={each} value={each}>
            {text(`staff_reviews.status_${each}`)}
          </option>
        ))}
      </SelectField>
    </FindForm>
  );
}

interface FoundReviewsProps {
  asked: { q?: string; status?: ReviewStatus };
  status: ReviewStatus;
  page: number;
}

function FoundReviews({ asked, status, page }: FoundReviewsProps) {
  const text = useText('mf-account');
  const count = useRef<HTMLParagraphElement>(null);
  const { data, failure, retry } = useQuery<StaffReviewsResponse>('/api/staff/reviews/', {
    query: { ...asked, page },
    keepsPrevious: true,
  });
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const left = data.results.filter(({ id }) => !decided.has(id));
  const leave = (id: number) => {
    setDecided((now) => new Set([...now, id]));
    count.current?.focus();
    // The page is filled from those behind it.
    retry();
  };
  const total = data.total - (data.results.length - left.length);
  return (
    <>
      <p ref={count} tabIndex={-1} role="status" className={styles.muted}>
        {text(status === 'pending' ? 'staff_reviews.waiting' : 'staff_reviews.found', { count: total })}
      </p>
      <div className={styles.cards}>
        {left.map((review) => (
          <DecideReview
            key={review.id}
            review={review}
            onDecided={() => leave(review.id)}
            onOvertaken={() => leave(review.id)}
          />
        ))}
      </div>
      <PageLinks
        path="/staff/reviews/"
        query={{ ...asked }}
        page={data.page}
        pageCount={Math.max(data.page, data.page_count)}
      />
    </>
  );
}
