import { toFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { failureWords } from '../failure-words.ts';

/** What is done about each of several cases. Each is judged alone. */
export type DoToEach<Case> = (act: (each: Case) => Promise<unknown>) => Promise<void>;

interface Refused {
  key: string;
  why: string;
}

/** The cases of a page that are ticked, and what became of what was done about them. */
export function useChosen<Case>(cases: readonly Case[], keyOf: (each: Case) => string, onDone: () => void) {
  const text = useText('mf-account');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const chosen = cases.filter((each) => ticked.has(keyOf(each)));

  const tick = (keys: readonly string[], isTicked: boolean) => {
    setRefused([]);
    setTicked((now) => {
      const next = new Set(now);
      for (const key of keys) isTicked ? next.add(key) : next.delete(key);
      return next;
    });
  };
  /** One after the other; those that it did not work for stay ticked, and say why. */
  const [call, doToEach] = useCall<Parameters<DoToEach<Case>>>(async (act) => {
    const failed: Refused[] = [];
    for (const each of chosen) {
      try {
        await act(each);
      } catch (error) {
        failed.push({ key: keyOf(each), why: failureWords(toFailure(error), text) });
      }
    }
    const done = chosen.length - failed.length;
    if (done > 0) showToast('success', text('staff_room.cases_done', { count: done }));
    setRefused(failed);
    setTicked(new Set(failed.map(({ key }) => key)));
    onDone();
  });
  return { chosen, ticked, refused, isBusy: call.status === 'loading', tick, doToEach };
}
