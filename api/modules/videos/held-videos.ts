import type { Video } from 'mf-shared/contract';

interface Held {
  videos: Promise<Video[]>;
  until: number;
}

/**
 * Keeps what the video service said: one question for all who ask about the same product, and a service that failed is
 * left alone for a while.
 */
export function heldVideos({ freshMs = 600_000, failedMs = 30_000, most = 2000 } = {}) {
  const known = new Map<string, Held>();
  return (key: string, ask: () => Promise<Video[]>, onFailure: (error: unknown) => void): Promise<Video[]> => {
    const held = known.get(key);
    if (held && held.until > Date.now()) return held.videos;
    if (known.size >= most) known.clear();
    const entry: Held = { videos: Promise.resolve([]), until: Date.now() + freshMs };
    entry.videos = ask().catch((error: unknown) => {
      entry.until = Date.now() + failedMs;
      onFailure(error);
      return [];
    });
    known.set(key, entry);
    return entry.videos;
  };
}
