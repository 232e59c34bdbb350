import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useEffect, useRef } from 'react';
import { ReviewForm } from './review-form.tsx';
import { useOwnReview } from './use-own-review.ts';
import styles from './write-review.module.css';

/** The buyer's own review: the form, or what was written, with the way to take it back (REVIEW-19). */
export function OwnReview({ modelId }: { modelId: number }) {
  const text = useText('mf-product');
  const { own, write, remove } = useOwnReview(modelId);
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = own?.has_bought ?? false;
  // It comes after the page: who was led here is taken along once it stands.
  useEffect(() => {
    if (!isThere || location.hash !== '#own-review') return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [isThere]);
  const [call, takeBack] = useCall(async (id: number) => {
    try {
      await remove(id);
      showToast('success', text('own_review.removed'));
    } catch {
      showToast('error', text('own_review.failed'));
    }
  });
  if (!own?.has_bought) return null;

  return (
    <section className={styles.own} aria-labelledby="own-review">
      <h2 id="own-review" ref={title} tabIndex={-1}>
        {text(own.review ? 'own_review.yours' : 'own_review.title')}
      </h2>
      {own.review ? (
        <>
          <Stars rating={own.review.rating} />
          <p className={styles.words}>{own.review.comment}</p>
          <p className={styles.note}>{text(`own_review.status_${own.review.status}`)}</p>
          <div>
            <Button
              look="line"
              isBusy={call.status === 'loading'}
              onClick={() => own.review && takeBack(own.review.id)}
            >
              {text('own_review.remove')}
            </Button>
          </div>
        </>
      ) : (
        <ReviewForm modelId={modelId} onWrite={write} />
      )}
    </section>
  );
}
