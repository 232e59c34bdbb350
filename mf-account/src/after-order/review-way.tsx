import type { Order, OwnReviewResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { heartIcon } from 'mf-shared/ui/icon/icon-shapes.ts';

/** Leads to the form of reviews of a product, or to the review that its buyer wrote; nothing where none can be written (REVIEW-19). */
export function ReviewWay({ line }: { line: Order['lines'][number] }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { data: own } = useQuery<OwnReviewResponse>('/api/reviews/own/', { query: { model_id: line.modelId } });
  if (!own?.has_bought) return null;
  const { review } = own;
  return (
    <a href={`${href(line.path)}#own-review`}>
      <Icon shape={heartIcon} size="small" />
      <strong>{text(review ? 'line_ways.own_review' : 'line_ways.review')}</strong>
      <span>
        {/* Half as many stars as the rating (CARD-4). */}
        {review
          ? text('line_ways.stars', { stars: (review.rating / 2).toLocaleString(locale) })
          : text('line_ways.review_more')}
      </span>
    </a>
  );
}
