import { type Video, video } from 'mf-shared/contract';
import { addressSetting } from 'mf-shared/rules/environment-settings';
import { z } from 'zod';

export interface VideoSettings {
  /** The video service without a closing slash; null: nobody is asked, and no product has videos. */
  url: string | null;
  /** What a video's address begins with. */
  embedUrl: string;
}

/** What the service is asked by: nothing of the visitor (CONTENT-7). */
export interface VideoAsk {
  modelId: number;
  brand: string;
  title: string;
}

const answer = z.object({ videos: z.array(video).max(50) });
const patienceMs = 3000;

export const videoSettings = (environment: NodeJS.ProcessEnv): VideoSettings => ({
  url: addressSetting(environment, 'VIDEO_URL'),
  embedUrl: environment.VIDEO_EMBED_URL || 'https://www.youtube-nocookie.com/embed/',
});

/** @throws where the service does not answer as it should */
export async function askVideos(url: string, { modelId, brand, title }: VideoAsk): Promise<Video[]> {
  const query = new URLSearchParams({ model: String(modelId), brand, title });
  const response = await fetch(`${url}/videos/?${query}`, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The video service answered ${response.status}`);
  return answer.parse(await response.json()).videos;
}
