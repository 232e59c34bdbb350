import { writeShellFiles } from './shell-files.ts';

/**
 * A page shows, as JSON, what it is made of: the product that its address ends with, as the service tells of it, the menu
 * and the configuration.
 */
const renderer = `
exports.ServerRelease = class {};
exports.sharedModules = {};
exports.renderPage = async ({ url, config, navigation, apiOrigin, fetch }) => {
  const slug = url.pathname.split('/').at(-2);
  const headers = { 'accept-language': config.locale };
  const answer = await fetch(apiOrigin + '/api/products/productmodel/' + slug + '/', { method: 'GET', headers });
  const product = answer.status === 200 ? await answer.json() : null;
  const { searchPlaceholder } = config;
  const shown = JSON.stringify({ product, menu: navigation.productGroups, searchPlaceholder });
  const head = { title: '', description: '', canonical: url.href, image: null, isIndexed: true, alternates: [], jsonLd: [], preloadImages: [] };
  return {
    kind: 'html',
    status: 200,
    page: { kind: 'error', path: url.pathname, match: null, error: {}, head },
    body: { preloads: '', html: '<pre>' + shown.replaceAll('<', '\\u003c') + '</pre>' },
  };
};`;

// The shell's own server as a process, for tests of the service that need no built front ends.
process.env.SHELL_DIST = writeShellFiles(renderer);
await import('../server.ts');
