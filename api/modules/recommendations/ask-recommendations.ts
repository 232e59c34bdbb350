import { addressSetting } from 'mf-shared/rules/environment-settings';
import { z } from 'zod';

export interface RecommendationSettings {
  /** The service without a closing slash; null: nobody is asked. */
  url: string | null;
  /** The shop as the service knows it. */
  origin: string;
}

export type RecommendationAsk =
  /** For a group: its name and those of the groups above it. */
  | { strategy: string; names: readonly string[] }
  /** For a search: what was typed, and the setting `frosmo_search_sort_by` (CONF-52). */
  | { words: string; sortBy: string };

const answer = z.object({ data: z.array(z.coerce.number().int().positive()).max(20_000) });
const patienceMs = 2000;

export const recommendationSettings = (environment: NodeJS.ProcessEnv): RecommendationSettings => ({
  url: addressSetting(environment, 'RECOMMENDATION_URL'),
  origin: environment.RECOMMENDATION_ORIGIN || environment.PUBLIC_URL || 'http://localhost:3000',
});

/**
 * Model ids in the order that the service recommends (LIST-69). Nothing of the visitor is sent: the optional `cookieId`
 * would need consent, and one order for everybody can be cached.
 * @throws where the service does not answer as it should
 */
export async function askRecommendations(
  { url, origin }: RecommendationSettings,
  ask: RecommendationAsk,
): Promise<number[]> {
  if (url === null) return [];
  const query = new URLSearchParams(
    'words' in ask
      ? { method: 'search', origin, query: ask.words, sort_by: ask.sortBy }
      : { method: 'strategy', origin, strategy: ask.strategy, context: ask.names.join(' > ') },
  );
  const response = await fetch(`${url}/recoApi/v2?${query}`, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The recommendation service answered ${response.status}`);
  return answer.parse(await response.json()).data;
}
