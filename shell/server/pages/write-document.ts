import type { DocumentHead } from '../../src/pages/document-head.ts';
import { type PageState, pageStateId, rootId } from '../../src/pages/page-state.ts';
import { escapeHtml, inertJson } from '../answer/escape.ts';
import { refreshHookPath } from '../refresh-hook.ts';
import { iconLinks } from '../static/icon.ts';
import type { InlineSheet } from '../static/inline-sheets.ts';
import { fixed, type LinkedFile, linkSheet, type ShellAssets } from '../static/shell-assets.ts';
import { pictureFirst, slowSheets } from './document-scripts.ts';

export interface DocumentParts {
  state: PageState;
  body: { preloads: string; html: string; noScript: string };
  assets: ShellAssets;
  /** The route's own files; sheets stand in the document where they can. */
  route: { js: readonly LinkedFile[]; css: readonly (LinkedFile | InlineSheet)[] };
  isDevelopment: boolean;
}

/**
 * The whole HTML, what is seen first before what is not: the shell's sheet, which declares the cascade layers, the page, and
 * then its data. The shell's sheet is linked here and inlined for first visits (`main-sheet.ts`). Scripts come at low
 * priority, and after the picture that leads the page where there is one. No executable script stands inline.
 */
export function writeDocument({ state, body, assets, route, isDevelopment }: DocumentParts): string {
  const { locale } = state.config;
  const { head } = state.page;
  const scripts = [...assets.chunk(`texts-${locale}-json`).js, ...route.js];
  const hasPicture = head.preloadImages.length > 0 && !isDevelopment;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    route.css.some((file) => 'href' in file) ? script(slowSheets, 'async') : '',
    ...[...assets.main.css, ...assets.late].map(linkSheet),
    ...route.css.map((file) => ('href' in file ? linkSheet(file) : file.html)),
    ...assets
      .fonts(locale)
      .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...head.preloadImages.map(preloadImage),
    body.preloads,
    `<title>${escapeHtml(head.title)}</title>`,
    ...metaTags(head, state.config),
    iconLinks,
    hasPicture ? script(pictureFirst, 'defer') : '',
    isDevelopment ? `<script src="${refreshHookPath}"></script>` : '',
    // Before the remote's files: where those hang, the browser's few connections are not all theirs.
    ...assets.main.js.map((file) => script(file, hasPicture ? 'type="later"' : 'defer fetchpriority="low"')),
    ...scripts.map((file) => preloadScript(file, hasPicture ? 'later' : 'preload')),
    `</head><body><noscript>${body.noScript}</noscript><div id="${rootId}">${body.html}</div>`,
    `<script type="application/json" id="${pageStateId}">${inertJson(withoutCrawlers(state))}</script>`,
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${inertJson(data)}</script>`),
    '</body></html>',
  ].join('');
}

/** Leaves out what only crawlers read, and pictures that the head has asked for: the HTML has them already. */
function withoutCrawlers(state: PageState): PageState {
  const head = { ...state.page.head, image: null, alternates: [], jsonLd: [], preloadImages: [] };
  const { offerTerms: _, ...config } = state.config;
  return { ...state, config, page: { ...state.page, head } };
}

/** Same integrity and mode as the script will have, or Chromium loads the file twice. */
function preloadScript({ href, integrity }: LinkedFile, rel: 'preload' | 'later'): string {
  return `<link rel="${rel}" as="script" href="${href}"${fixed(integrity)} fetchpriority="low">`;
}

function script({ href, integrity }: LinkedFile, when: string): string {
  return `<script src="${href}"${fixed(integrity)} ${when}></script>`;
}

function preloadImage({ href, srcSet, sizes, media }: DocumentHead['preloadImages'][number]): string {
  const attributes = Object.entries({ href, imagesrcset: srcSet, imagesizes: sizes, media })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  return `<link rel="preload" as="image" fetchpriority="high" ${attributes.join(' ')}>`;
}

type Tag = readonly [kind: 'name' | 'property', name: string, content: string];

function metaTags(head: DocumentHead, { brand, locale }: PageState['config']): string[] {
  const { title, description, canonical, image, isIndexed, alternates } = head;
  const tags: Tag[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', brand.name],
    ['property', 'og:locale', locale],
    ['property', 'og:title', title],
    ['property', 'og:url', canonical],
    ...(description === '' ? [] : describe(description)),
    ...(image === null ? [] : share(image)),
    ...(isIndexed ? [] : ([['name', 'robots', 'noindex']] satisfies Tag[])),
  ];
  return [
    ...tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`),
    ...(isIndexed ? [`<link rel="canonical" href="${escapeHtml(canonical)}">`] : []),
    ...alternates.map(
      ({ locale: code, href }) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`,
    ),
  ];
}

function describe(description: string): Tag[] {
  return [
    ['name', 'description', description],
    ['property', 'og:description', description],
  ];
}

function share(image: string): Tag[] {
  return [
    ['property', 'og:image', image],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
}
