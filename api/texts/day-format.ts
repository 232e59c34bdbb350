import type { Locale } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { europeanLocale } from 'mf-shared/rules/european-locale';

const styles = {
  /** `ti 24.` */
  day: { weekday: 'short', day: 'numeric' },
  /** `ke 25. marraskuuta` */
  dayAndMonth: { weekday: 'short', day: 'numeric', month: 'long' },
  /** `24.11.2026` */
  whole: { dateStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Cache<Intl.DateTimeFormat>({ most: 50 });

/** Writes a day, given as its midnight in UTC. */
export const dayFormat = (locale: Locale, style: keyof typeof styles): Intl.DateTimeFormat =>
  formats.getOrMake(
    `${locale} ${style}`,
    () => new Intl.DateTimeFormat(europeanLocale(locale), { ...styles[style], timeZone: 'UTC' }),
  );
