import type { ProductExtra, ProductTeaser } from 'mf-shared/contract';

/** How many stand in a row. */
const shown = 3;

/** What others bought with it, then what is recommended; nothing twice. */
export function goesWithIt({ also_bought, recommendations }: ProductExtra): ProductTeaser[] {
  const known = new Set<number>();
  return [...also_bought, ...recommendations].filter(({ id }) => !known.has(id) && known.add(id)).slice(0, shown);
}

/** What the product page has asked already, so that the browser has the answer: the product's slug and its group's. */
export function extraQuestion(path: string): { slug: string; group: string } {
  const [slug = '', group = ''] = path.split(/[?#]/)[0]?.split('/').filter(Boolean).toReversed() ?? [];
  return { slug, group };
}
