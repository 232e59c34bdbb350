import { useState } from 'react';

/** Copies words at a press. `refused`: the browser copies nothing, so that they stand there to be marked. */
export function useCopy(words: string): [state: 'copied' | 'refused' | null, copy: () => void, forget: () => void] {
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  const copy = () => {
    // Missing where a page is not secure, and refused where the browser says so.
    const copying = navigator.clipboard?.writeText(words) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return [state, copy, () => setState(null)];
}
