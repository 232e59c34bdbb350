import type { PageConfig } from 'mf-shared/router';
import type { ShellNavigation } from '../frame/menu/shell-navigation.ts';
import type { InlineRelease } from '../remotes/release.ts';
import type { LoadedPage } from './load-page.ts';

/** What the server hands to the browser in the HTML, as inert JSON: everything that the first render is made of. */
export interface PageState {
  config: PageConfig;
  navigation: ShellNavigation;
  release: InlineRelease;
  page: LoadedPage;
}

export const pageStateId = 'havu-state';
export const rootId = 'root';
