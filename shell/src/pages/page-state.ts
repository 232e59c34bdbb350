import type { PageConfig } from 'mf-shared/router';
import type { InlineRelease } from '../remotes/inline-release.ts';
import type { LoadedPage } from './load-page.ts';
import type { PackedNavigation } from './packed-navigation.ts';

/** What the server hands to the browser in the HTML, as inert JSON: everything that the first render is made of. */
export interface PageState {
  config: PageConfig;
  navigation: PackedNavigation;
  release: InlineRelease;
  page: LoadedPage;
}

export const pageStateId = 'havu-state';
export const rootId = 'root';
