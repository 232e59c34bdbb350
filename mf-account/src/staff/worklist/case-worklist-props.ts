import type { ReactNode } from 'react';
import type { CaseRoom } from './asked-cases.ts';
import type { CaseFacts } from './case-facts.ts';
import type { SortColumn } from './sort-cases.tsx';
import type { DoToEach } from './use-chosen.ts';

export interface CaseWorklistProps<Case> {
  room: CaseRoom;
  api: string;
  /** The first one is shown unless another is asked for. */
  filters: readonly string[];
  nameOf: (filter: string) => string;
  searchLabel: string;
  found: (total: number) => string;
  factsOf: (each: Case) => CaseFacts;
  keyOf: (each: Case) => string;
  /** @param onChanged asks the list again, after something was done about the case */
  openCase: (key: string, onChanged: () => void) => ReactNode;
  /** What the list can be sorted by. */
  sortedBy: readonly SortColumn[];
  /** Where a new case begins, and what the link is called. */
  begin?: { path: string; name: string };
  /** What else can be done about several ticked cases. */
  forMany?: (doToEach: DoToEach<Case>, isBusy: boolean) => ReactNode;
}
