import type { Review, ReviewsResponse } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';
import { withLists } from '../load-later/with-lists.ts';

export type ReviewSort = 'date' | 'votes' | 'stars';

/** Reviews per page (decisions.md: Reviews). */
const pageSize = 10;

interface LoadedReviews {
  status: 'UNSET' | 'PENDING' | 'DONE';
  reviews: readonly Review[];
  hasMore: boolean;
  averageSize: number | null;
}

const nothingLoaded: LoadedReviews = { status: 'UNSET', reviews: [], hasMore: false, averageSize: null };

/** A model's reviews, ten at a time as the reader asks for more. A failure is logged and silent (spec: catalogue §8). */
export function useReviews(modelId: number, sort: ReviewSort) {
  const api = useApi();
  const [page, setPage] = useState(1);
  const [loaded, setLoaded] = useState(nothingLoaded);

  useEffect(() => {
    const request = new AbortController();
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
          averageSize: average_size,
        })),
      )
      .catch((error: unknown) => {
        if (request.signal.aborted) return;
        logInfo(`Reviews failed to load: ${String(error)}`);
        setLoaded((before) => ({ ...before, status: 'DONE' }));
      });
    return () => request.abort();
  }, [api, modelId, sort, page]);

  const replace = (review: Review) =>
    setLoaded((before) => ({
      ...before,
      reviews: before.reviews.map((other) => (other.id === review.id ? review : other)),
    }));
  return { ...loaded, replace, loadMore: () => setPage((current) => current + 1), restart: () => setPage(1) };
}
