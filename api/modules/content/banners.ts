import type { Banner, Banners, Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { BannerRow } from '../../read-model/content.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { type LinkedPages, pathInLanguage } from '../page-paths/path-in-language.ts';

function bannerOf(row: BannerRow, pages: LinkedPages, locale: Locale): Banner {
  const texts = inLocale(row.texts, locale) ?? {};
  return {
    id: row.id,
    title: texts.title ?? '',
    heading: texts.heading ?? '',
    text: texts.text ?? '',
    image: row.image,
    url: urlLines(texts.url ?? '', pages, locale),
    buttonText: texts.buttonText ?? '',
    subText: row.sub_text,
    cropPoint: row.crop_point,
  };
}

/** Lines, paired with the button's; those that lead into the shop lead to the page in the reader's language. */
const urlLines = (url: string, pages: LinkedPages, locale: Locale): string =>
  url
    .split('\n')
    .map((line) => (line.startsWith('/') ? pathInLanguage(line.trim(), pages, locale) : line))
    .join('\n');

const isShown = ({ starts_at, ends_at }: BannerRow, now: Date): boolean =>
  (starts_at === null || new Date(starts_at) <= now) && (ends_at === null || now < new Date(ends_at));

export const shownBanners = (catalogue: Catalogue, kind: BannerRow['kind'], locale: Locale, now: Date): Banner[] =>
  catalogue.content.banners
    .filter((row) => row.kind === kind && isShown(row, now))
    .map((row) => bannerOf(row, catalogue, locale));

/** Rule CONF-67. */
export const bannersOf = (catalogue: Catalogue, locale: Locale, now: Date): Banners => ({
  imageBanners: shownBanners(catalogue, 'image', locale, now),
  dynamicPageBanners: shownBanners(catalogue, 'dynamic', locale, now),
  textBanners: shownBanners(catalogue, 'text', locale, now),
});
