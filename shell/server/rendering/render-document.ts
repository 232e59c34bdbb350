import { localPath } from 'mf-shared/rules/locale-path';
import { packNavigation } from '../../src/pages/packed-navigation.ts';
import { inlineRelease } from '../../src/remotes/inline-release.ts';
import { missingPages } from '../../src/routes/missing-pages.ts';
import { errorFacts, log } from '../log.ts';
import { pageFiles } from '../pages/page-files.ts';
import { withoutRedirected } from '../pages/without-redirected.ts';
import { writeDocument } from '../pages/write-document.ts';
import type { InlineSheets } from '../static/inline-sheets.ts';
import type { ShellAssets } from '../static/shell-assets.ts';
import type { Renderer, ServerReleaseLike } from './load-renderer.ts';
import type { RenderedPage, RenderOrder, ThreadRelease } from './render-order.ts';

export interface RenderingPlace {
  renderer: Renderer;
  assets: ShellAssets;
  sheets: InlineSheets;
  release: ThreadRelease & { server: ServerReleaseLike };
  apiUrl: string;
  fetch: typeof fetch;
  /** Tags of the answers that `fetch` has given; they are all there when the page is rendered. */
  tags: ReadonlySet<string>;
  isDevelopment: boolean;
  /** Paths that the operator leads elsewhere. */
  redirectedPaths: readonly string[];
}

const encoder = new TextEncoder();

/** Renders a page for nobody in particular to its whole document. */
export async function renderDocument(order: RenderOrder, place: RenderingPlace): Promise<RenderedPage> {
  const { path, search, config, found } = order;
  const { renderer, assets, sheets, release, isDevelopment } = place;
  const { locale, localeStrategy, brand } = config;
  const navigation = {
    ...order.navigation,
    missingPages: missingPages(release.manifest, config.features),
    redirectedPaths: place.redirectedPaths,
  };
  const result = await renderer.renderPage({
    // The address is the canonical one: what the page tells crawlers names the shop's own host, wherever it runs.
    url: new URL(localPath(path, locale, localeStrategy) + search, `https://${brand.productionHost}`),
    config,
    navigation,
    apiOrigin: place.apiUrl,
    fetch: place.fetch,
    release: release.server,
    isRefused: order.isRefused ?? false,
    isGone: order.isGone ?? false,
    match: () => found,
    report: (error, at) => log('error', 'page failed', { path: at, ...errorFacts(error) }),
  });
  if (result.kind === 'redirect')
    return {
      status: result.status,
      location: result.location,
      html: new Uint8Array(0),
      styles: [],
      isOwnDocument: false,
      tags: place.tags,
    };
  const { body, status } = result;
  const page = withoutRedirected(result.page, place.redirectedPaths);
  const files = pageFiles(page, locale, release, assets);
  const css = files.css.map((file) => sheets.find(file) ?? file);
  const inline = inlineRelease(
    release.manifest,
    [...files.js, ...css].flatMap((file) => ('href' in file ? [file.href] : [])),
    { href: `/remotes/release-${release.id}.json`, integrity: release.publicIntegrity },
    release.id,
  );
  const html = writeDocument({
    state: { config, navigation: packNavigation(navigation), release: inline, page },
    body,
    assets,
    route: { js: files.js, css },
    isDevelopment,
  });
  return {
    ...{ status, location: null, html: encoder.encode(html) },
    styles: css.flatMap((file) => ('hash' in file ? [file.hash] : [])),
    isOwnDocument: page.match?.isOwnDocument ?? false,
    tags: place.tags,
  };
}
