import type { Locale } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import type { PageConfig, PageHead } from 'mf-shared/router';
import { localPath } from 'mf-shared/rules/locale-path';
import { defaultLocale, locales } from 'mf-shared/rules/locales';
import type { ScreenError } from './screen-error.ts';

/** A page's head with everything resolved: addresses are absolute, texts are cut. */
export interface DocumentHead {
  title: string;
  description: string;
  canonical: string;
  image: string | null;
  isIndexed: boolean;
  isGone: boolean;
  alternates: readonly { locale: Locale | 'x-default'; href: string }[];
  /** Path per language without prefix, for the language dialog. */
  paths: Readonly<Record<Locale, string>>;
  jsonLd: readonly object[];
  preloadImages: NonNullable<PageHead['preloadImages']>;
}

/** Share image 1200×630 (ROUTE-123), in the one format that every reader of shares knows. */
const shareSize = 'width=1200&height=630&format=jpeg';

/**
 * Rules ROUTE-121 to ROUTE-123: title '{title} - {brand}', description of at most 150 characters, share image 1200×630.
 */
export function toDocumentHead(head: PageHead, path: string, config: PageConfig): DocumentHead {
  const { brand, locale, localeStrategy: strategy, pictures } = config;
  const origin = `https://${brand.productionHost}`;
  const picture = head.image ?? (head.noindex ? null : (pictures.share ?? null));
  const pathOf = (language: Locale) => head.alternates?.[language] ?? path;
  const page = head.page !== undefined && head.page > 1 ? `?page=${head.page}` : '';
  const address = (language: Locale) => origin + localPath(pathOf(language), language, strategy) + page;
  return {
    title: head.title === '' ? brand.name : `${head.title} - ${brand.name}`,
    description: cutDescription(head.description ?? ''),
    canonical: origin + localPath(head.canonicalPath ?? pathOf(locale), locale, strategy) + page,
    image: picture && `${origin}${picture}?${shareSize}`,
    isIndexed: !head.noindex,
    isGone: head.isGone === true,
    alternates: head.noindex
      ? []
      : [
          ...locales.map((language) => ({ locale: language, href: address(language) })),
          { locale: 'x-default' as const, href: address(defaultLocale) },
        ],
    paths: {
      fi: pathOf('fi'),
      en: pathOf('en'),
      sv: pathOf('sv'),
      de: pathOf('de'),
      fr: pathOf('fr'),
      ru: pathOf('ru'),
    },
    jsonLd: head.jsonLd ?? [],
    preloadImages: head.preloadImages ?? [],
  };
}

/** A failure that may pass keeps its address and its place in search engines; what is missing or refused leaves them. */
export function errorHead(error: ScreenError, path: string, config: PageConfig, text: Translate): DocumentHead {
  const title = error.title ?? text(error.statusCode === 404 ? 'error.not_found_title' : 'error.title');
  if (error.statusCode < 500) return toDocumentHead({ title, noindex: true }, '/', config);
  return { ...toDocumentHead({ title }, path, config), alternates: [] };
}

const longestDescription = 150;

/** Cuts a description to 150 characters on a word boundary (ROUTE-122). */
export function cutDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longestDescription) return plain;
  const cut = plain.slice(0, longestDescription + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : longestDescription).replace(/[\s,;:–-]+$/, '');
}
