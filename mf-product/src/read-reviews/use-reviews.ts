import type { Review, ReviewsResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useState } from 'react';
import { withLists } from '../lib/with-lists.ts';

export type ReviewSort = 'date' | 'votes' | 'stars';

/** Reviews per page (REVIEW-3). */
const pageSize = 10;

interface LoadedReviews {
  reviews: readonly Review[];
  hasMore: boolean;
  averageSize: number | null;
}

const noReviews: LoadedReviews = { reviews: [], hasMore: false, averageSize: null };

/**
 * A model's reviews, ten at a time as the reader asks for more. A failure is logged and silent (REVIEW-3, REVIEW-11).
 */
export function useReviews(modelId: number, sort: ReviewSort) {
  const [page, setPage] = useState(1);
  const loaded = useQuery<LoadedReviews, ReviewsResponse>('/api/product_reviews/', {
    query: { model_id: modelId, size: pageSize, page, sort },
    keepsPrevious: page > 1,
    read: (answer, before) => {
      const { results, max_pages, average_size } = withLists(answer, 'results');
      const reviews = page === 1 || !before ? results : [...before.reviews, ...results];
      return { reviews, hasMore: page < max_pages, averageSize: average_size };
    },
    onFailure: (error) => logInfo(`Reviews failed to load: ${String(error)}`),
  });
  const { retry, setData } = loaded;
  const hasFailed = loaded.failure !== null;
  const replace = (review: Review) =>
    setData(
      (known) =>
        known && { ...known, reviews: known.reviews.map((other) => (other.id === review.id ? review : other)) },
    );
  return {
    ...(loaded.data ?? noReviews),
    status: loaded.status,
    /** The last page asked for did not come: it can be asked for again. */
    hasFailed,
    replace,
    loadMore: () => (hasFailed ? retry() : setPage(page + 1)),
    restart: () => setPage(1),
  };
}
