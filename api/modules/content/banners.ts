import type { Banner, Banners, Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { BannerRow } from '../../read-model/content.ts';
import { inLocale } from '../../read-model/per-locale.ts';

function bannerOf(row: BannerRow, locale: Locale): Banner {
  const texts = inLocale(row.texts, locale) ?? {};
  return {
    id: row.id,
    title: texts.title ?? '',
    heading: texts.heading ?? '',
    text: texts.text ?? '',
    image: row.image,
    url: texts.url ?? '',
    buttonText: texts.buttonText ?? '',
    subText: row.sub_text,
    cropPoint: row.crop_point,
  };
}

const isShown = ({ starts_at, ends_at }: BannerRow, now: Date): boolean =>
  (starts_at === null || new Date(starts_at) <= now) && (ends_at === null || now < new Date(ends_at));

export const shownBanners = ({ content }: Catalogue, kind: BannerRow['kind'], locale: Locale, now: Date): Banner[] =>
  content.banners.filter((row) => row.kind === kind && isShown(row, now)).map((row) => bannerOf(row, locale));

/** spec: shell §3 Shared resources, Banners. */
export const bannersOf = (catalogue: Catalogue, locale: Locale, now: Date): Banners => ({
  imageBanners: shownBanners(catalogue, 'image', locale, now),
  dynamicPageBanners: shownBanners(catalogue, 'dynamic', locale, now),
  textBanners: shownBanners(catalogue, 'text', locale, now),
});
