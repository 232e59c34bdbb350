import type { Locale } from 'mf-shared/contract';
import { isLocale } from './locales.ts';

/** The first language of an Accept-Language header that the shop speaks; fi otherwise. */
export function requestLocale(header: string | undefined): Locale {
  if (header === undefined) return 'fi';
  if (isLocale(header)) return header;
  const ranked = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = Number(
        options
          .find((option) => option.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { code: tag.slice(0, 2).toLowerCase(), quality: Number.isNaN(quality) ? 0 : quality };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.map(({ code }) => code).find(isLocale) ?? 'fi';
}
