import { useState } from 'react';
import { copyWords } from './copy-words.ts';

/** Copies words at a press. `refused`: the browser copies nothing, so that they stand there to be marked. */
export function useCopy(words: string): [state: 'copied' | 'refused' | null, copy: () => void, forget: () => void] {
  const [state, setState] = useState<'copied' | 'refused' | null>(null);
  const copy = () => {
    copyWords(words).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return [state, copy, () => setState(null)];
}
