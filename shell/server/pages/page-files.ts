import type { Locale } from 'mf-shared/contract';
import type { LoadedPage } from '../../src/pages/load-page.ts';
import { routeFiles } from '../../src/remotes/inline-release.ts';
import type { Release } from '../releases/release.ts';
import type { ShellAssets } from '../static/shell-assets.ts';

/** The scripts and sheets of the page's own route, with the language's texts of its remote. */
export function pageFiles(
  page: LoadedPage,
  locale: Locale,
  { manifest }: Pick<Release, 'manifest'>,
  assets: ShellAssets,
) {
  if (page.kind === 'page' && page.match.remote === 'shell') return assets.chunk(shellPageChunk(page.match.expose));
  const remote = page.kind === 'page' ? manifest[page.match.remote] : undefined;
  if (page.kind === 'error' || !remote) return { js: [], css: [] };
  const { js, css } = routeFiles(remote, [page.match.expose, `./messages-${locale}`]);
  const link = (href: string) => ({ href, integrity: remote.integrity[href.slice(remote.base.length)] ?? '' });
  return { js: js.map(link), css: css.map(link) };
}

/** The chunk of one of the shell's own pages (src/pages/shell-pages.ts names them). */
const shellPageChunk = (expose: string): string => `page-${expose.slice('./'.length)}`;
