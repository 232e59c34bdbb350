import { useStore } from '@nanostores/react';
import type { OwnReviewResponse, ReviewRequest } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { $session, logInfo } from 'mf-shared/stores';

/** What the signed-in customer may write, or has written, of a product. Null until it is known, and for visitors. */
export function useOwnReview(modelId: number) {
  const api = useApi();
  const { id } = useStore($session, { ssr: 'initial' });
  const { data: own, setData } = useQuery<OwnReviewResponse>(id === null ? null : '/api/reviews/own/', {
    query: { model_id: modelId },
    identity: id,
    onFailure: (error) => logInfo(`The own review failed to load: ${String(error)}`),
  });

  return {
    own,
    write: async (review: ReviewRequest) => {
      const written = await api.post<OwnReviewResponse>('/api/reviews/', review);
      setData(() => written);
    },
    remove: async (reviewId: number) => {
      await api.delete(`/api/reviews/${reviewId}/`);
      setData(() => ({ has_bought: true, review: null }));
    },
  };
}
