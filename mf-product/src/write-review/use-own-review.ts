import { useStore } from '@nanostores/react';
import type { OwnReviewResponse, ReviewRequest } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { $session, logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';

/** What the signed-in customer may write, or has written, of a product. Null until it is known, and for visitors. */
export function useOwnReview(modelId: number) {
  const api = useApi();
  const { id } = useStore($session, { ssr: 'initial' });
  const [own, setOwn] = useState<OwnReviewResponse | null>(null);
  useEffect(() => {
    setOwn(null);
    if (id === null) return;
    const request = new AbortController();
    api
      .get<OwnReviewResponse>('/api/reviews/own/', { query: { model_id: modelId }, signal: request.signal })
      .then(setOwn)
      .catch((error: unknown) => {
        if (!request.signal.aborted) logInfo(`The own review failed to load: ${String(error)}`);
      });
    return () => request.abort();
  }, [api, modelId, id]);

  return {
    own,
    write: async (review: ReviewRequest) => setOwn(await api.post<OwnReviewResponse>('/api/reviews/', review)),
    remove: async (reviewId: number) => {
      await api.delete(`/api/reviews/${reviewId}/`);
      setOwn({ has_bought: true, review: null });
    },
  };
}
