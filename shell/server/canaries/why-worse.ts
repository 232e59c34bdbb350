import type { CanaryFigures } from 'mf-shared/contract';

export interface HealthLimits {
  /** CANARY_PAGES: so many pages of a canary are counted before it is judged. */
  pages: number;
  /** CANARY_ERRORS: so many more errors in a hundred pages are too many. */
  errors: number;
}

/** Fewer may be chance, or one visitor's browser. */
const fewestErrors = 5;
const timesWorse = 2;

/**
 * Why a canary is worse than what the others see, in figures; null where it is not, or nobody can tell yet. It is worse where
 * its pages have more than twice as many errors, and more by the set number in a hundred pages (ROUTE-142).
 */
export function whyWorse(figures: CanaryFigures, { pages: fewestPages, errors: most }: HealthLimits): string | null {
  const { pages, errors, other_pages, other_errors } = figures;
  if (pages < fewestPages || errors < fewestErrors) return null;
  const others = other_pages === 0 ? 0 : other_errors / other_pages;
  if (errors / pages <= Math.max(timesWorse * others, others + most / 100)) return null;
  return `${words(errors, pages)}, the others ${words(other_errors, other_pages)}`;
}

const words = (errors: number, pages: number): string =>
  `${errors} errors in ${pages} pages (${((100 * errors) / Math.max(1, pages)).toFixed(1)} %)`;
