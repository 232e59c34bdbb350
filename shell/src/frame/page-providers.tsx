import { type ApiClient, ApiProvider } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import { I18nProvider } from 'mf-shared/i18n';
import { type PageConfig, PageConfigProvider } from 'mf-shared/router';
import { provided } from 'mf-shared/rules/provided';
import { createContext, type ReactNode, useContext } from 'react';
import type { PageModules } from '../pages/page-environment.ts';
import type { ShellNavigation } from './menu/shell-navigation.ts';

export interface PageContext {
  i18n: Texts;
  api: ApiClient;
  config: PageConfig;
  modules: PageModules;
  navigation: ShellNavigation;
}

const ModulesContext = createContext<PageModules | null>(null);
const NavigationContext = createContext<ShellNavigation | null>(null);

/** What pages and applications alike stand in. */
export function SharedProviders({
  i18n,
  api,
  config,
  children,
}: Omit<PageContext, 'modules' | 'navigation'> & { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <ApiProvider api={api}>
        <PageConfigProvider value={config}>{children}</PageConfigProvider>
      </ApiProvider>
    </I18nProvider>
  );
}

export function PageProviders({ modules, navigation, children, ...shared }: PageContext & { children: ReactNode }) {
  return (
    <SharedProviders {...shared}>
      <ModulesContext value={modules}>
        <NavigationContext value={navigation}>{children}</NavigationContext>
      </ModulesContext>
    </SharedProviders>
  );
}

export const usePageModules = (): PageModules => provided(useContext(ModulesContext), 'PageProviders');

export const useNavigationData = (): ShellNavigation => provided(useContext(NavigationContext), 'PageProviders');
