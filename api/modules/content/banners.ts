import { type Banner, type Banners, type Locale, localeCodes } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { BannerRow } from '../../read-model/content.ts';
import { asMarks } from '../../read-model/follow-clock.ts';
import { wordsOf } from '../../texts/words-by-language.ts';
import { type LinkedPages, pathInLanguage } from '../page-paths/path-in-language.ts';
import { waysIn } from './banner-ways.ts';

function bannerOf(row: BannerRow, pages: LinkedPages, locale: Locale): Banner {
  // A reader whose language has no words reads those of another one, and is led by its buttons.
  const read = [locale, ...localeCodes].find((code) => row.texts[code]) ?? locale;
  const texts = row.texts[read] ?? {};
  return {
    id: row.id,
    title: texts.title ?? '',
    heading: texts.heading ?? '',
    text: texts.text ?? '',
    image: row.image,
    url: urlLines(waysIn(read, waysOf(row)), pages, locale),
    buttonText: texts.buttonText ?? '',
    subText: row.sub_text,
    cropPoint: row.crop_point,
  };
}

const waysOf = ({ texts }: BannerRow) => ({ buttons: wordsOf(texts, 'buttonText'), ways: wordsOf(texts, 'url') });

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

/** The moments at which banners begin and end. */
export const turnsOfBanners = ({ content }: Pick<Catalogue, 'content'>): string[] =>
  asMarks(content.banners.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]));

/** Rule CONF-67. */
export const bannersOf = (reader: BannerReader): Banners => ({
  imageBanners: shownBanners(reader, 'image'),
  dynamicPageBanners: shownBanners(reader, 'dynamic'),
  textBanners: shownBanners(reader, 'text'),
});
