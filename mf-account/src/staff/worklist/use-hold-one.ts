import { toFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { failureWords } from '../failure-words.ts';
import { useHoldCase } from './use-hold-case.ts';

export type HoldOne = ReturnType<typeof useHoldOne>;

/** Takes one case, or lays it down, and says so where that is refused. */
export function useHoldOne(api: string, onDone: () => void) {
  const text = useText('mf-account');
  const hold = useHoldCase(api);
  return async (key: string, take: boolean, from?: number) => {
    try {
      await hold(key, take, from);
    } catch (error) {
      showToast('error', failureWords(toFailure(error), text));
    }
    onDone();
  };
}
