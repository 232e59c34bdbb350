import type { Resources } from 'mf-shared/contract';

/** The stores, and behind them those that closed, which purchases and cases still name. A service of before tells none. */
export const everyStore = (
  resources: (Pick<Resources, 'stores'> & Partial<Pick<Resources, 'closedStores'>>) | null | undefined,
): Resources['stores'] => [...(resources?.stores ?? []), ...(resources?.closedStores ?? [])];
