import type { OtherDays } from 'mf-shared/contract';

/** The days of other hours among which a day is; null where the store's week holds (AVAIL-33). @param day as `2026-12-24` */
export const otherDaysAt = (otherDays: readonly OtherDays[], day: string): OtherDays | null =>
  otherDays.find(({ from, to }) => from <= day && day <= to) ?? null;
