import type { Locale } from 'mf-shared/contract';
import type { Contact } from 'mf-shared/rules/contact-settings';
import { localPath } from 'mf-shared/rules/locale-path';
import { isPagePath } from 'mf-shared/rules/page-path';
import type { SellerIdentity } from 'mf-shared/rules/seller-settings';
import { escapeHtml } from '../../texts/escape-html.ts';
import { guaranteeNotice } from '../guarantees/guarantee-notice.ts';
import { type LinkedPages, pathInLanguage } from '../page-paths/path-in-language.ts';
import { storageList } from './browser-storage.ts';
import { type RichTextSettings, sanitiseHtml } from './sanitise-html.ts';
import { fillBlock, fillPlaces } from './text-places.ts';

/** A link into the shop, as the sanitiser and plain markup write it: quotes stand around values only. */
const ownLink = /(<a\b(?:[^>"]|"[^"]*")*?\shref=")(\/(?!\/)[^"]*)"/g;

export interface HtmlReader {
  pages: LinkedPages;
  locale: Locale;
  settings: RichTextSettings;
  /** Whether products and tabs may stand in it, as in pages and posts. */
  hasParts?: boolean;
}

/**
 * Rich text as a reader of the language may see it: sanitised, and every link into the shop leads to the page in that
 * language, whatever language, alias or form of address its author wrote. `{phone}` and `{email}` become the shop's contact,
 * `{company}`, `{address}`, `{business_id}` and `{vat_number}` the seller's, and
 * `{storage}` the list of what the shop keeps in browsers, and `{legal_guarantee}` the harmonised notice (LAW-11). `{countries}` is left to
 * pages, which know them (CONTENT-30), and the products that stand in it too (CONTENT-31).
 */
export async function readableHtml(html: string, { pages, locale, settings, hasParts }: HtmlReader): Promise<string> {
  const filled = withSeller(
    withContact(withContactInTitles(await sanitiseHtml(html, settings, hasParts), settings.contact), settings.contact),
    settings.seller,
  );
  const listed = fillBlock(filled, 'storage', () => storageList(locale));
  const safe = fillBlock(listed, 'legal_guarantee', () => guaranteeNotice(locale));
  return safe.replace(ownLink, (link, start: string, address: string) =>
    isPagePath(address)
      ? `${start}${localPath(pathInLanguage(address, pages, locale), locale, settings.localeStrategy)}"`
      : link,
  );
}

/** Contact details as links; without spaces in the address that is called. */
const withContact = (html: string, { email, phone }: Contact): string =>
  fillPlaces(html, {
    phone: `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}">${escapeHtml(phone)}</a>`,
    email: `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
  });

/** A title of a tab is pressed to open it: in it they are words (CONTENT-32). */
const withContactInTitles = (html: string, { email, phone }: Contact): string =>
  html.replaceAll(/<summary>[^<]*<\/summary>/g, (title) =>
    fillPlaces(title, { phone: escapeHtml(phone), email: escapeHtml(email) }),
  );

const withSeller = (html: string, { name, address, businessId, vatNumber }: SellerIdentity): string =>
  fillPlaces(html, {
    ...{ company: escapeHtml(name), address: escapeHtml(address) },
    ...{ business_id: escapeHtml(businessId), vat_number: escapeHtml(vatNumber) },
  });

/** What a page asks its reader to do: a link into the shop that is a paragraph alone looks like a button (CONTENT-27). */
export const withActions = (html: string): string =>
  html.replaceAll(/<p><a (href="\/[^"]*">[^<]*<\/a><\/p>)/g, '<p><a data-action $1');
