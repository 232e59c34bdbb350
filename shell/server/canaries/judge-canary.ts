import type { Canary, CanaryFigures } from 'mf-shared/contract';

export interface HealthLimits {
  /** CANARY_PAGES: so many pages of a canary are counted before it is judged. */
  pages: number;
  /** CANARY_ERRORS: so many more errors in a hundred pages are too many. */
  errors: number;
}

/** In each shell so many errors of one visitor count for one canary. */
export const errorsOfVisitor = 2;
/** Fewer may be chance. */
const fewestErrors = 5;
const timesWorse = 2;

/**
 * Why a canary is worse than what the others see, in figures; null where it is not, or nobody can tell yet. It is worse where
 * its pages have more than twice as many errors, and more by the set number in a hundred pages (ROUTE-142). As many errors as one visitor can make count in the shells that counted some are none.
 * @param shells how many counted errors of it
 */
export function whyWorse(
  figures: CanaryFigures,
  shells: number,
  { pages: fewestPages, errors: most }: HealthLimits,
): string | null {
  const { pages, errors, other_pages, other_errors } = figures;
  if (pages < fewestPages || errors < fewestErrors || errors <= errorsOfVisitor * shells) return null;
  const others = other_pages === 0 ? 0 : other_errors / other_pages;
  if (errors / pages <= Math.max(timesWorse * others, others + most / 100)) return null;
  return wordsOf(figures);
}

/**
 * Why a canary that is not worse becomes live by itself, in figures; null where that is not asked for, or too early, or too few
 * pages were counted lately to tell (ROUTE-145).
 */
export function whyDone(
  { at, finish_after: minutes }: Pick<Canary, 'at' | 'finish_after'>,
  figures: CanaryFigures,
  { pages: fewestPages }: Pick<HealthLimits, 'pages'>,
  nowMs: number = Date.now(),
): string | null {
  if (minutes === undefined || nowMs - Date.parse(at) < minutes * 60_000 || figures.pages < fewestPages) return null;
  return `after ${minutes} minutes ${wordsOf(figures)}`;
}

const wordsOf = ({ pages, errors, other_pages, other_errors }: CanaryFigures): string =>
  `${words(errors, pages)}, the others ${words(other_errors, other_pages)}`;

const words = (errors: number, pages: number): string =>
  `${errors} errors in ${pages} pages (${((100 * errors) / Math.max(1, pages)).toFixed(1)} %)`;
