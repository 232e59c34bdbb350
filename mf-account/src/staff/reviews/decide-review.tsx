import type { StaffReview } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { failureWords } from '../failure-words.ts';
import { formatDateTime } from '../format-date-time.ts';
import styles from '../staff-room.module.css';

interface DecideReviewProps {
  review: StaffReview;
  onDecided: () => void;
  /** A colleague was quicker: what was read is no more so. */
  onOvertaken: () => void;
}

/** A review of a product: the staff show it in the shop, or not. */
export function DecideReview({ review, onDecided, onOvertaken }: DecideReviewProps) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const { locale } = usePageConfig();
  const [call, decide] = useCall(async (status: 'published' | 'rejected') => {
    try {
      await api.post(`/api/staff/reviews/${review.id}/`, { status, was: review.status });
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.code === 'changed_meanwhile')) throw failure;
      showToast('error', text('staff_rows.quicker'));
      onOvertaken();
      return;
    }
    showToast('success', text(`staff_reviews.${status}`));
    onDecided();
  });
  // Once it was decided, by whom ever, the list takes it away.
  const isBusy = call.status === 'loading' || call.status === 'done';
  const title = review.product ? `${review.product.manufacturer} ${review.product.name}` : `#${review.model_id}`;
  return (
    <article className={styles.card} aria-labelledby={`review-${review.id}`}>
      <h2 id={`review-${review.id}`}>{review.product ? <a href={href(review.product.path)}>{title}</a> : title}</h2>
      <Stars rating={review.rating} />
      <p className={styles.words}>{review.comment}</p>
      {review.images.length > 0 && (
        <div className={styles.pictures}>
          {review.images.map(({ url }) => (
            <Picture key={url} path={url} alt="" widths={[80, 160]} sizes="5rem" />
          ))}
        </div>
      )}
      <p className={styles.muted}>
        {review.visible_name}, <time dateTime={review.created}>{formatDateTime(review.created, locale)}</time>
      </p>
      {call.status === 'failed' && (
        <Notice kind="error" isLive>
          {failureWords(call.failure, text)}
        </Notice>
      )}
      <div className={styles.decide}>
        {review.status !== 'published' && (
          <Button look="line" size="small" isBusy={isBusy} onClick={() => decide('published')}>
            {text('staff_reviews.publish')}
          </Button>
        )}
        {review.status !== 'rejected' && (
          <Button look="quiet" size="small" isBusy={isBusy} onClick={() => decide('rejected')}>
            {text(review.status === 'published' ? 'staff_reviews.take_out' : 'staff_reviews.refuse')}
          </Button>
        )}
      </div>
    </article>
  );
}
