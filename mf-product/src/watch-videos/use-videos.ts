import type { ProductVideos } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { useEffect, useState } from 'react';
import { withLists } from '../load-later/with-lists.ts';

/** What the embedding service takes for an id; anything else would be another address. */
const isId = (id: unknown): boolean => typeof id === 'string' && /^[\w-]{1,64}$/.test(id);

/** The model's videos; null until they are known. Failures mean none, silently (CONTENT-9). */
export function useVideos(modelId: number): ProductVideos | null {
  const api = useApi();
  const [found, setFound] = useState<ProductVideos | null>(null);
  useEffect(() => {
    const request = new AbortController();
    const none: ProductVideos = { embedUrl: '', videos: [] };
    api
      .get<ProductVideos>('/api/product_videos/', { query: { model_id: modelId }, signal: request.signal })
      .then((answer) => {
        const { embedUrl, videos } = withLists(answer, 'videos');
        setFound({ embedUrl: String(embedUrl), videos: videos.filter((video) => isId(video?.providerVideoId)) });
      })
      .catch((error: unknown) => {
        if (request.signal.aborted) return;
        logInfo(`Videos failed to load: ${String(error)}`);
        setFound(none);
      });
    return () => request.abort();
  }, [api, modelId]);
  return found;
}
