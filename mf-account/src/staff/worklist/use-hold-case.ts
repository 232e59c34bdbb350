import type { CaseHolder, HeldCase } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';

/** Takes a case, or lays it down; refused where it is another's than was shown. @param path of the room's cases */
export function useHoldCase(path: string) {
  const api = useApi();
  return (key: string, shown: CaseHolder | null, take: boolean) =>
    api.post<HeldCase>(`${path}${encodeURIComponent(key)}/holder/`, { take, from: shown?.id ?? null });
}
