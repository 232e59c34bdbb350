import type { StaffMe, StaffRight } from 'mf-shared/contract';
import { createContext, useCallback, useContext } from 'react';

/** What the reader may do, as the service told; the service holds it whatever stands here. */
export const MeContext = createContext<StaffMe | null>(null);

/** Whether the reader’s role has a right: rooms and buttons of others are not shown (STAFF-35). */
export function useMay(): (right: StaffRight) => boolean {
  const me = useContext(MeContext);
  return useCallback((right) => me === null || me.rights.includes(right), [me]);
}

/** Whether the shop has a translator that the reader may use (STAFF-78). */
export const useTranslates = (): boolean => useContext(MeContext)?.translates === true;

/** The store that the reader’s rights end at; null where they hold everywhere (STAFF-36). */
export const useOwnStore = (): number | null => useContext(MeContext)?.store?.id ?? null;
