import type { ApiClient } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import type { PageConfig } from 'mf-shared/router';
import type { WritableAtom } from 'nanostores';
import type { ShellNavigation } from '../frame/menu/shell-navigation.ts';
import type { PageModules } from '../pages/page-environment.ts';

/** The parts of a running shop in a browser. */
export interface Shop {
  $config: WritableAtom<PageConfig>;
  navigation: ShellNavigation;
  api: ApiClient;
  i18n: Texts;
  modules: PageModules;
}
