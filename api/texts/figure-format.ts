import type { Locale } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';

/** How thousands are told apart: `min2` from five digits on. */
type Grouping = false | 'min2';

const formats = new Cache<Intl.NumberFormat>({ most: 50 });

/** Writes measured figures with at most two decimals. */
export const figureFormat = (locale: Locale, useGrouping: Grouping): Intl.NumberFormat =>
  formats.getOrMake(
    `${locale} ${useGrouping}`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping }),
  );
