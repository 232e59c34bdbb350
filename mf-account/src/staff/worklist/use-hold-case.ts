import type { HeldCase } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';

/**
 * Takes a case, or lays it down; a colleague's is refused, unless it is taken over from the one that was shown.
 * @param path of the room's cases
 */
export function useHoldCase(path: string) {
  const api = useApi();
  return (key: string, take: boolean, from: number | null = null) =>
    api.post<HeldCase>(`${path}${encodeURIComponent(key)}/holder/`, { take, from });
}
