import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import { FitScale } from './fit-scale.tsx';
import { ReviewArticle } from './review-article.tsx';
import styles from './reviews.module.css';
import { type ReviewSort, useReviews } from './use-reviews.ts';

const sorts: readonly ReviewSort[] = ['date', 'votes', 'stars'];

/** What buyers say, with how it fits. */
export function ReviewList({ model }: { model: ProductModel }) {
  const text = useText('mf-product');
  const [sort, setSort] = useState<ReviewSort>('date');
  const { status, reviews, hasMore, hasFailed, averageSize, replace, loadMore, restart } = useReviews(model.id, sort);

  return (
    <div className={styles.columns}>
      <div>
        <SelectField
          label={text('reviews.sort')}
          isLabelHidden
          size="small"
          className={styles.sort}
          value={sort}
          onChange={(event) => {
            restart();
            setSort(sorts.find((each) => each === event.target.value) ?? 'date');
          }}
        >
          {sorts.map((each) => (
            <option key={each} value={each}>
              {text(`reviews.sort_${each}`)}
            </option>
          ))}
        </SelectField>
        {reviews.map((review) => (
          <ReviewArticle key={review.id} review={review} onChange={replace} />
        ))}
        {status === 'done' && reviews.length === 0 && <p className={styles.none}>{text('reviews.none')}</p>}
        {(hasMore || hasFailed) && (
          <Button look="line" onClick={loadMore} isBusy={status === 'loading'}>
            {text('reviews.more')}
          </Button>
        )}
      </div>
      <FitScale average={averageSize} />
    </div>
  );
}
