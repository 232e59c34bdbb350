import { loadTexts, type Texts, useTexts } from 'mf-shared/i18n';
import { type LazyPart, useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { type ComponentType, useCallback } from 'react';

/** The texts of returns and complaints: other pages never load them. */
export const loadCaseTexts = (texts: Texts): Promise<void> =>
  loadTexts(texts, 'mf-account', 'cases', (locale) => import(`../../locales/cases.${locale}.json`));

/** Loads the part of a case's page that only a browser needs, with its texts. The frame around it is there at once. */
export function useCasePart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const texts = useTexts();
  const loadBoth = useCallback(async () => {
    const [Part] = await Promise.all([load(), loadCaseTexts(texts)]);
    return Part;
  }, [load, texts]);
  return useLazyPart(loadBoth, true);
}
