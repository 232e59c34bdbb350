import { contentPattern } from 'mf-shared/rules/unit-price';

/** Units of feeds that are written in another way: how many of which of ours one is. */
const spelt: Readonly<Record<string, readonly [number, string]>> = {
  cl: [10, 'ml'],
  sqm: [1, 'm2'],
  'm²': [1, 'm2'],
};

/** `230g`, `0.5 L`, `75cl` or `60 m` of a feed as a content; empty for units that the shop has no unit price of (LAW-18). */
export function measuredContent(written: string): string {
  const [, figure = '', unit = ''] = /^([\d.]+)\s*([a-z]+[²2]?)$/i.exec(written.trim()) ?? [];
  const measure = unit.toLowerCase();
  const [parts, named] = spelt[measure] ?? [1, measure];
  const content = `${Number(figure) * parts} ${named}`;
  return contentPattern.test(content) ? content : '';
}
