import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Translate, translator } from './create-i18n.ts';

const I18nContext = createContext<i18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** `text('buy.add_to_cart', { count: 2 })` from the namespace's messages. @throws outside I18nProvider */
export function useText(namespace: string): Translate {
  const instance = useContext(I18nContext);
  if (!instance) throw new Error('useText outside I18nProvider');
  return useMemo(() => translator(instance, namespace), [instance, namespace]);
}
