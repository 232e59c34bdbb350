import type { ServiceContext } from '../../http/service-module.ts';

export type Reminding = Pick<ServiceContext, 'db' | 'secret' | 'settings'>;

export const dayMs = 86_400_000;
/** So many rows are looked at in one transaction. */
export const batch = 50;
/** Who declared a return just now has read the last day just now. */
export const freshDays = 2;
