import type { Navigation } from 'mf-shared/contract';

/** What the frame leads to: the service's answer, and the patterns of pages that no release offers (routes/missing-pages.ts). */
export interface ShellNavigation extends Navigation {
  missingPages: readonly string[];
}
