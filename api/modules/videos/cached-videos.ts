import type { Video } from 'mf-shared/contract';
import { LoadingCache } from 'mf-shared/rules/loading-cache';

interface Asked {
  videos: Video[];
  isFailure: boolean;
}

/**
 * Keeps what the video service said: one question for all who ask about the same product, and a service that failed is
 * left alone for a while.
 */
export function cachedVideos({ freshMs = 600_000, failedMs = 30_000, most = 2000 } = {}) {
  const cache = new LoadingCache<Asked>({ most, freshMs: ({ isFailure }) => (isFailure ? failedMs : freshMs) });
  return async (key: string, ask: () => Promise<Video[]>, onFailure: (error: unknown) => void): Promise<Video[]> => {
    const { videos } = await cache.load(key, async () => {
      try {
        return { videos: await ask(), isFailure: false };
      } catch (error) {
        onFailure(error);
        return { videos: [], isFailure: true };
      }
    });
    return videos;
  };
}
