import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { ensureWholeChromium } from '../local/chromium.ts';
import { findFreePort } from '../local/ports.ts';
import { type Figure, median } from './figures.ts';

const runs = Number(process.env.BENCH_RUNS ?? 3);
/** Search and what is a visitor's own are kept out of search engines on purpose: their SEO is not looked at. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse with its own mobile profile over one page of each template; medians (TARGET-18). */
export async function measureLighthouse(url: string, paths: { home: string; list: string; product: string }) {
  const templates = [
    { name: 'home', path: paths.home, isIndexed: true },
    { name: 'list', path: paths.list, isIndexed: true },
    { name: 'product', path: paths.product, isIndexed: true },
    { name: 'brand', path: '/en/kaamos/', isIndexed: true },
    { name: 'search', path: '/en/search/?q=jacket', isIndexed: false },
    { name: 'sign-in', path: '/en/accounts/login/', isIndexed: false },
    { name: 'checkout', path: '/en/checkout/', isIndexed: false },
  ];
  const port = await findFreePort(9300);
  const browser = await chromium.launch({
    executablePath: ensureWholeChromium(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const figures: Figure[] = [];
    for (const { name, path, isIndexed } of templates) {
      const scores = [];
      for (let run = 0; run < runs; run += 1) scores.push(await score(url + path, port));
      for (const category of categories) {
        if (category === 'seo' && !isIndexed) continue;
        const value = median(scores.map((each) => each[category]));
        figures.push({
          part: 'lighthouse',
          name: `Lighthouse ${category}, ${name}`,
          unit: '',
          value,
          target: 95,
          better: 'higher',
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function score(url: string, port: number): Promise<Record<(typeof categories)[number], number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  const of = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}
