import { useNavigate } from 'mf-shared/router';
import type { AskedCases } from './asked-cases.ts';

/** Where the open case stands among those of the page, and the way to others. */
export function useCaseSteps({ open, to }: AskedCases, keys: readonly string[]) {
  const navigate = useNavigate();
  const at = open === null ? -1 : keys.indexOf(open);
  /** A case that follows another takes its place in the history: going back leads to the list. */
  const show = (key: string | null) =>
    void navigate(to({ open: key }), { preventScrollReset: true, replace: key !== null && open !== null });
  const stepTo = (key: string | undefined) => (key === undefined || at < 0 ? undefined : () => show(key));
  return { at, show, previous: stepTo(keys[at - 1]), next: stepTo(keys[at + 1]) };
}

export type CaseSteps = ReturnType<typeof useCaseSteps>;
