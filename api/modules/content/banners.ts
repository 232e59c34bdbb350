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
    url: urlLines(texts.url || addressesOf(row), pages, locale),
    buttonText: texts.buttonText ?? '',
    subText: row.sub_text,
    cropPoint: row.crop_point,
  };
}

/** Where a banner leads in languages that have no addresses of their own. */
const addressesOf = ({ texts }: BannerRow): string =>
  Object.values(texts)
    .map((each) => each?.url)
    .find(Boolean) ?? '';

/** Lines, paired with the button's; those that lead into the shop lead to the page in the reader's language. */
const urlLines = (url: string, pages: LinkedPages, locale: Locale): string =>
  url
    .split('\n')
    .map((line) => (line.startsWith('/') ? pathInLanguage(line.trim(), pages, locale) : line))
    .join('\n');

const isShown = ({ starts_at, ends_at }: BannerRow, now: Date): boolean =>
  (starts_at === null || new Date(starts_at) <= now) && (ends_at === null || now < new Date(ends_at));

interface BannerReader {
  catalogue: Catalogue;
  locale: Locale;
  now: Date;
  /** By default those of the shop. */
  banners?: readonly BannerRow[];
}

export const shownBanners = (
  { catalogue, locale, now, banners = catalogue.content.banners }: BannerReader,
  kind: BannerRow['kind'],
): Banner[] =>
  banners.filter((row) => row.kind === kind && isShown(row, now)).map((row) => bannerOf(row, catalogue, locale));

/** Another text for each turn: which banners are shown at a moment. */
export const shownNow = ({ content }: Catalogue, now: Date): string =>
  content.banners
    .filter((row) => isShown(row, now))
    .map(({ id }) => id)
    .join('.');

/** Rule CONF-67. */
export const bannersOf = (reader: BannerReader): Banners => ({
  imageBanners: shownBanners(reader, 'image'),
  dynamicPageBanners: shownBanners(reader, 'dynamic'),
  textBanners: shownBanners(reader, 'text'),
});
