import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import type { Routing } from 'mf-shared/router';
import { $selectedSizes, rememberSize } from 'mf-shared/stores';
import { afterPaint } from 'mf-shared/ui/after-paint.ts';
import { isInteractive } from 'mf-shared/ui/interactive.ts';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { changeSelection } from './change-selection.ts';
import { choiceId } from './focus-choice.ts';
import { initialSelection } from './initial-selection.ts';
import { preHydrationSelection } from './pre-hydration-selection.ts';
import type { Choice, Selection } from './selection.ts';

/**
 * The shopper's choices. The server knows the query only; sizes remembered on the device come in after hydration.
 * The address follows the choice without a new history entry per tap. So the query alone tells no link: a router that
 * comes late finds there what was chosen a moment ago, and only another history entry is another question.
 * @param at the page's address
 */
export function useSelection(
  model: ProductModel,
  { search: query, key }: Pick<Routing['location'], 'search' | 'key'>,
): { selection: Selection; choose: (choice: Choice, value: string) => void } {
  const rememberedSizes = useStore($selectedSizes, { ssr: 'initial' });
  const [selection, setSelection] = useState(() =>
    initialSelection(model, { query: new URLSearchParams(query), rememberedSizes: [] }),
  );
  const [isTouched, setIsTouched] = useState(false);
  // Read while the server's HTML still stands as the visitor left it.
  const [early] = useState(() => (isHydrating() ? preHydrationSelection(model, selection, chosenInHtml) : null));
  useLayoutEffect(() => {
    if (!early) return;
    setIsTouched(true);
    setSelection(early);
  }, [early]);
  const [askedAt, setAskedAt] = useState(key);
  // A link to another variant of the same model, or the way back from it.
  if (askedAt !== key) {
    setAskedAt(key);
    setIsTouched(false);
    setSelection(initialSelection(model, { query: new URLSearchParams(query), rememberedSizes }));
  }

  useEffect(() => {
    if (!isTouched && rememberedSizes.length > 0)
      setSelection(initialSelection(model, { query: new URLSearchParams(query), rememberedSizes }));
  }, [model, query, rememberedSizes, isTouched]);

  const choose = useCallback(
    (choice: Choice, value: string) => {
      setIsTouched(true);
      setSelection((before) => changeSelection(model, before, choice, value));
      if (choice === 'size') afterPaint(() => rememberSize(value));
    },
    [model],
  );
  useEffect(() => (isTouched ? afterPaint(() => writeToAddress(selection)) : undefined), [isTouched, selection]);
  return { selection, choose };
}

/** The document's first page; of a later one the fields belong to the page before. */
const isHydrating = (): boolean => typeof document !== 'undefined' && !isInteractive();

const chosenInHtml = (choice: Choice): string | undefined =>
  document.querySelector<HTMLInputElement>(`#${choiceId(choice)} input:checked`)?.value;

function writeToAddress(selection: Selection): void {
  const url = new URL(location.href);
  url.searchParams.delete('select-color');
  for (const [choice, value] of Object.entries(selection)) {
    if (value === null) url.searchParams.delete(choice);
    else url.searchParams.set(choice, value);
  }
  history.replaceState(history.state, '', url);
}
