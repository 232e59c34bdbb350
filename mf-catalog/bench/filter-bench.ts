import type { ProductListItem } from 'mf-shared/contract';
import { buildFacetIndex } from '../src/filter-products/facet-index.ts';
import { filterList, firstMatching } from '../src/filter-products/filter-list.ts';
import { listItem } from '../src/testing/list-item.ts';

/**
 * Computing time of one facet click in a list: all counts and the sorted first 60 (TARGET-22). Prints one JSON line:
 * `[{ models, p50Ms, p95Ms, buildMs }]`. Deterministic catalogues; the times are the machine's.
 */
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const clicks = 400;

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

function catalogue(models: number, random: (below: number) => number): ProductListItem[] {
  return Array.from({ length: models }, (_, id) => {
    const brand = `b${random(60)}`;
    return listItem({
      id,
      manufacturer: brand,
      manufacturerSlug: brand,
      sizes: sizes.slice(random(3)),
      colors: Array.from({ length: 1 + random(4) }, () => {
        const color = `c${random(30)}`;
        return { slug: color, name: color, control: '#000000', image: '' };
      }),
      stocks: Array.from({ length: random(14) }, (_, store) => `s${store}`),
      price: { active: random(500), reference: null, type: 'normal', percentage: null, club: null },
      soldAmount: random(1000),
      properties: [
        { slug: 'water-column', value: random(100), filter: 'range' },
        ...['p1', 'p2', 'p3', 'p4'].map((slug) => ({ slug, value: `v${random(8)}`, filter: 'checkbox' as const })),
      ],
    });
  });
}

function randomQuery(random: (below: number) => number): Record<string, string> {
  return {
    ...(random(2) ? { brand: `b${random(60)},b${random(60)}` } : {}),
    ...(random(2) ? { size: 'M' } : {}),
    ...(random(2) ? { price: `${random(200)}-${200 + random(300)}` } : {}),
    ...(random(2) ? { p1: `v${random(8)}` } : {}),
    ...(random(3) ? {} : { store: 's5' }),
    ...(random(2) ? { color: 'c1,c2' } : {}),
  };
}

function measure(models: number) {
  const random = randomOf(42);
  const items = catalogue(models, random);
  const builtAt = performance.now();
  const index = buildFacetIndex(items, ['water-column', 'p1', 'p2', 'p3', 'p4'], 'fi');
  // Facets and the sort order are made when they are first asked for: with the build, not with a click.
  const facets = index.keys.map((key) => index.facet(key));
  const order = index.order('popular');
  const buildMs = performance.now() - builtAt;
  const times = Array.from({ length: clicks }, () => {
    const query = randomQuery(random);
    const clickedAt = performance.now();
    const result = filterList(index, query);
    for (const facet of facets) if (facet) result.counts(facet.key);
    firstMatching(items, order, result.matching, 60);
    return performance.now() - clickedAt;
  }).sort((left, right) => left - right);
  return { models, p50Ms: times[clicks / 2], p95Ms: times[Math.floor(clicks * 0.95)], buildMs };
}

process.stdout.write(`${JSON.stringify([1000, 10_000, 100_000].map(measure))}\n`);
