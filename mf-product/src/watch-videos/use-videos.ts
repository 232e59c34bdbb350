import type { ProductVideos } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { logInfo } from 'mf-shared/stores';
import { withLists } from '../lib/with-lists.ts';

/** What the embedding service takes for an id; anything else would be another address. */
const isId = (id: unknown): boolean => typeof id === 'string' && /^[\w-]{1,64}$/.test(id);

const none: ProductVideos = { embedUrl: '', videos: [] };

/** The model's videos; null until they are known. Failures mean none, silently (CONTENT-9). */
export function useVideos(modelId: number): ProductVideos | null {
  const { data, failure } = useQuery<ProductVideos>('/api/product_videos/', {
    query: { model_id: modelId },
    keepsPrevious: true,
    read: (answer) => {
      const { embedUrl, videos } = withLists(answer, 'videos');
      return { embedUrl: String(embedUrl), videos: videos.filter((video) => isId(video?.providerVideoId)) };
    },
    onFailure: (error) => logInfo(`Videos failed to load: ${String(error)}`),
  });
  return failure ? none : data;
}
