import type { Review, ReviewsResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';
import { withLists } from '../load-later/with-lists.ts';

export type ReviewSort = 'date' | 'votes' | 'stars';

/** Reviews per page (REVIEW-3). */
const pageSize = 10;

interface LoadedReviews {
  status: 'UNSET' | 'PENDING' | 'DONE';
  reviews: readonly Review[];
  hasMore: boolean;
  /** The last page asked for did not come: it can be asked for again. */
  hasFailed: boolean;
  averageSize: number | null;
}

const nothingLoaded: LoadedReviews = {
  status: 'UNSET',
  reviews: [],
  hasMore: false,
  hasFailed: false,
  averageSize: null,
};

const firstPage = { page: 1 };

/**
 * A model's reviews, ten at a time as the reader asks for more. A failure is logged and silent (REVIEW-3, REVIEW-11).
 */
export function useReviews(modelId: number, sort: ReviewSort) {
  const api = useApi();
  const [asked, setAsked] = useState(firstPage);
  const [loaded, setLoaded] = useState(nothingLoaded);

  useEffect(() => {
    const request = new AbortController();
    const { page } = asked;
    setLoaded((before) => ({ ...(page === 1 ? nothingLoaded : before), status: 'PENDING' }));
    api
      .get<ReviewsResponse>('/api/product_reviews/', {
        query: { model_id: modelId, size: pageSize, page, sort },
        signal: request.signal,
      })
      .then((answer) => withLists(answer, 'results'))
      .then(({ results, max_pages, average_size }) =>
        setLoaded((before) => ({
          status: 'DONE',
          reviews: page === 1 ? results : [...before.reviews, ...results],
          hasMore: page < max_pages,
          hasFailed: false,
          averageSize: average_size,
        })),
      )
      .catch((error: unknown) => {
        if (request.signal.aborted) return;
        logInfo(`Reviews failed to load: ${String(error)}`);
        setLoaded((before) => ({ ...before, status: 'DONE', hasFailed: true }));
      });
    return () => request.abort();
  }, [api, modelId, sort, asked]);

  const replace = (review: Review) =>
    setLoaded((before) => ({
      ...before,
      reviews: before.reviews.map((other) => (other.id === review.id ? review : other)),
    }));
  const loadMore = () => setAsked({ page: asked.page + (loaded.hasFailed ? 0 : 1) });
  return { ...loaded, replace, loadMore, restart: () => setAsked(firstPage) };
}
