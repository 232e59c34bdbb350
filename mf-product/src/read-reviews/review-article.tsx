import { useStore } from '@nanostores/react';
import type { Review } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { $session, logInfo, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { thumbDownIcon, thumbUpIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Stars } from 'mf-shared/ui/stars/stars.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import styles from './reviews.module.css';
import { shortenReview } from './shorten-review.ts';
import { nextVote, type Vote, voteWord, withVote } from './vote.ts';

interface ReviewArticleProps {
  review: Review;
  onChange: (review: Review) => void;
}

/** One review with its votes. */
export function ReviewArticle({ review, onChange }: ReviewArticleProps) {
  const text = useText('mf-product');
  const { locale } = usePageConfig();
  const [isWhole, setIsWhole] = useState(false);
  const short = isWhole ? null : shortenReview(review.comment);
  return (
    <article className={styles.review}>
      <Stars rating={review.rating} />
      <p className={styles.comment}>
        <span lang={review.language === locale ? undefined : review.language}>{short ?? review.comment}</span>{' '}
        {short && (
          <button type="button" className={styles.readMore} onClick={() => setIsWhole(true)}>
            {text('reviews.read_more')}
          </button>
        )}
      </p>
      {review.images.length > 0 && (
        <ul className={styles.images}>
          {review.images.map(({ url }, index) => (
            <li key={url}>
              <Picture
                path={url}
                alt={text('reviews.image', { name: review.visible_name, number: index + 1 })}
                ratio="1/1"
                widths={[160, 320]}
                sizes="8rem"
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.byline}>
        {[
          review.visible_name,
          reviewDate(review.created),
          review.size === null ? '' : text(`reviews.fit_${review.size}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Votes review={review} onChange={onChange} />
    </article>
  );
}

function Votes({ review, onChange }: ReviewArticleProps) {
  const text = useText('mf-product');
  const { mine, vote, isBusy } = useVote(review, onChange);
  return (
    <div className={styles.votes}>
      <Button
        look="quiet"
        size="small"
        disabled={isBusy}
        aria-pressed={mine === true}
        aria-label={text('reviews.helpful', { count: review.votes_up })}
        onClick={() => vote(true)}
      >
        <Icon shape={thumbUpIcon} size="small" isFilled={mine === true} />
        {review.votes_up}
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={isBusy}
        aria-pressed={mine === false}
        aria-label={text('reviews.not_helpful', { count: review.votes_down })}
        onClick={() => vote(false)}
      >
        <Icon shape={thumbDownIcon} size="small" isFilled={mine === false} />
        {review.votes_down}
      </Button>
    </div>
  );
}

/** Shown at once; where the call fails the vote is taken back and the buttons work again (REVIEW-15, REVIEW-16). */
function useVote(review: Review, onChange: ReviewArticleProps['onChange']) {
  const text = useText('mf-product');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const session = useStore($session, { ssr: 'initial' });
  const mine: Vote = session.voteReviews.find(({ id }) => id === review.id)?.vote ?? null;

  const askToSignIn = () => {
    showToast('warning', text('reviews.login'));
    void navigate(`${href('/accounts/login/')}?next=${encodeURIComponent(location.pathname)}`);
  };
  const [call, cast] = useCall(async (clicked: boolean) => {
    const after = nextVote(mine, clicked);
    const before = { review, votes: session.voteReviews };
    const show = (changed: Review, votes: typeof session.voteReviews) => {
      onChange(changed);
      $session.set({ ...$session.get(), voteReviews: votes });
    };
    const others = session.voteReviews.filter(({ id }) => id !== review.id);
    show(withVote(review, mine, after), after === null ? others : [...others, { id: review.id, vote: after }]);
    try {
      await api.post('/api/review_votes/', {
        review_id: review.id,
        review_vote: voteWord(after),
        customer_id: session.id,
      });
    } catch (error) {
      show(before.review, before.votes);
      logInfo(`Vote failed: ${String(error)}`);
    }
  });
  const vote = session.isAuthenticated ? cast : askToSignIn;
  return { mine, vote, isBusy: call.status === 'loading' };
}

/** DD.MM.YYYY (REVIEW-9); empty for what is no date. */
function reviewDate(created: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(created) ?? [];
  return year ? `${day}.${month}.${year}` : '';
}
