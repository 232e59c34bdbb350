import { contentPattern } from 'mf-shared/rules/unit-price';

/** `230g`, `0.5 L` or `75cl` of a feed as a content; empty for units that the shop has no unit price of (LAW-18). */
export function measuredContent(written: string): string {
  const [, figure = '', unit = ''] = /^([\d.]+)\s*([a-z]+)$/i.exec(written.trim()) ?? [];
  const measure = unit.toLowerCase();
  const content = measure === 'cl' ? `${Number(figure) * 10} ml` : `${Number(figure)} ${measure}`;
  return contentPattern.test(content) ? content : '';
}
