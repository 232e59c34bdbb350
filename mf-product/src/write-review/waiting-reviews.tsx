import type { StaffReviewsResponse } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { logInfo, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { withLists } from '../lib/with-lists.ts';
import styles from './write-review.module.css';

type Waiting = StaffReviewsResponse['results'];

/** For staff: this product's reviews that wait, each to be published or rejected. */
export function WaitingReviews({ modelId }: { modelId: number }) {
  const text = useText('mf-product');
  const api = useApi();
  const { data: waiting, setData } = useQuery<Waiting, StaffReviewsResponse>('/api/staff/reviews/', {
    query: { model_id: modelId },
    keepsPrevious: true,
    read: (answer) => withLists(answer, 'results').results,
    onFailure: (error) => logInfo(`Waiting reviews failed to load: ${String(error)}`),
  });

  const decide = async (id: number, status: 'published' | 'rejected') => {
    try {
      await api.post(`/api/staff/reviews/${id}/`, { status });
      setData((known) => known?.filter((review) => review.id !== id) ?? null);
      showToast('success', text(`own_review.status_${status}`));
    } catch {
      showToast('error', text('own_review.failed'));
    }
  };

  if (!waiting || waiting.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="waiting-reviews">
      <h2 id="waiting-reviews">{text('own_review.waiting', { count: waiting.length })}</h2>
      {waiting.map((review) => (
        <article key={review.id} className={styles.waiting}>
          <Stars rating={review.rating} />
          <p className={styles.words}>{review.comment}</p>
          <p className={styles.note}>{review.visible_name}</p>
          <div className={styles.decide}>
            <Button look="line" size="small" onClick={() => decide(review.id, 'published')}>
              {text('own_review.publish')}
            </Button>
            <Button look="quiet" size="small" onClick={() => decide(review.id, 'rejected')}>
              {text('own_review.reject')}
            </Button>
          </div>
        </article>
      ))}
    </section>
  );
}
