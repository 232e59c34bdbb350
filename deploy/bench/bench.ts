import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../local/settings.ts';
import { type Figure, meetsTarget, table } from './figures.ts';
import { measureApi } from './measure-api.ts';
import { measureFeeds } from './measure-feeds.ts';
import { measureFilter } from './measure-filter.ts';
import { measureHand } from './measure-hand.ts';
import { measureImport } from './measure-import.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureOrders } from './measure-orders.ts';
import { measurePages } from './measure-pages.ts';
import { measureRender } from './measure-render.ts';
import { measureSearch } from './measure-search.ts';
import { startShop } from './running-shop.ts';

const parts = ['pages', 'lighthouse', 'filter', 'api', 'search', 'render', 'import'] as const;
/** Parts that need no shop with its front ends. */
const alone: readonly string[] = ['import'];
const product = process.env.BENCH_PRODUCT ?? '/en/kaamos/clothing/jackets/shell-jackets/kuura-3l-shell-jacket/';
/** Pages of the demo shop that every run measures. */
const paths = {
  home: '/en/',
  list: process.env.BENCH_LIST ?? '/en/clothing/jackets/',
  /** About the 60 cards of the targets for the service and for rendering: 65 in the demo shop. */
  sixty: process.env.BENCH_SIXTY ?? '/en/clothing/jackets/shell-jackets/',
  /** The longest list that the shop has: DEMO_MODELS=10000 for the target's. */
  hand: process.env.BENCH_HAND_LIST ?? '/en/catalog/',
  product,
  variant: process.env.BENCH_VARIANT ?? `${product}?color=spruce&size=M`,
};

const wanted = process.argv.slice(2).filter((word) => parts.some((part) => part === word));
const isWanted = (part: (typeof parts)[number]) => wanted.length === 0 || wanted.includes(part);

// A library that listens to the process's channel does not keep the bench running when all is measured.
process.channel?.unref();
const figures: Figure[] = [];
if (isWanted('filter')) figures.push(...measureFilter());
if (parts.some((part) => isWanted(part) && !alone.includes(part))) {
  const shop = await startShop();
  try {
    if (isWanted('filter')) figures.push(...(await measureHand(shop.url, paths.hand)));
    if (isWanted('search')) figures.push(...(await measureSearch(shop.url)));
    if (isWanted('api')) figures.push(...(await measureApi(shop.url, { ...paths, list: paths.sixty })));
    if (isWanted('render')) figures.push(...(await measureRender(shop.url, { ...paths, list: paths.sixty })));
    if (isWanted('lighthouse')) figures.push(...(await measureLighthouse(shop.url, paths)));
    if (isWanted('pages')) figures.push(...(await measurePages(shop.url, paths)));
  } finally {
    await shop.stop();
  }
}
if (isWanted('api')) figures.push(...(await measureOrders()));
if (isWanted('import')) figures.push(...(await measureImport()), ...(await measureFeeds()));

console.log(`${table(figures)}\n`);
const short = figures.filter((figure) => meetsTarget(figure) === false);
console.log(
  short.length === 0
    ? 'Every measured target is met.'
    : `Short of its target: ${short.map(({ name }) => name).join('; ')}.`,
);
mkdirSync(join(repositoryRoot, 'bench'), { recursive: true });
writeFileSync(
  join(repositoryRoot, 'bench', 'results.json'),
  `${JSON.stringify({ at: new Date().toISOString(), cores: cpus().length, figures }, null, 2)}\n`,
);
