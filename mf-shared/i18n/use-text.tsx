import { provided } from 'mf-shared/rules/provided';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { translator } from './create-i18n.ts';
import type { Texts, Translate } from './texts.ts';

const TextsContext = createContext<Texts | null>(null);

export function I18nProvider({ i18n, children }: { i18n: Texts; children: ReactNode }) {
  return <TextsContext value={i18n}>{children}</TextsContext>;
}

/** The page's texts themselves, for a part that brings its own when it is opened. @throws outside I18nProvider */
export const useTexts = (): Texts => provided(useContext(TextsContext), 'I18nProvider');

/** `text('buy.add_to_cart', { count: 2 })` from the namespace's messages. @throws outside I18nProvider */
export function useText(namespace: string): Translate {
  const texts = useTexts();
  return useMemo(() => translator(texts, namespace), [texts, namespace]);
}
