import type { ServiceContext } from '../../http/service-module.ts';

export type Reminding = Pick<ServiceContext, 'db' | 'secret' | 'settings'>;

export const dayMs = 86_400_000;
/** The most rows that one transaction looks at. */
export const batch = 50;
/** A buyer who declared a return within these days has just read the last day. */
export const freshDays = 2;
