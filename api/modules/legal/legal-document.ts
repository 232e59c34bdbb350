import type { Locale } from 'mf-shared/contract';
import { LoadingCache } from 'mf-shared/rules/loading-cache';
import { termsSlugs } from 'mf-shared/rules/terms-slugs';
import type { CatalogueStore } from '../../read-model/catalogue-store.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import type { ServiceSettings } from '../../service-settings.ts';
import { translate } from '../../texts/translate.ts';
import { withoutCountries } from '../configuration/terms-by-country.ts';
import { longerGuarantees } from '../guarantees/guarantee-years.ts';
import { sellerLine } from '../mail/mail-brand.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { pageLink } from '../mail/page-link.ts';
import { pageBySlug } from '../page-paths/find-page.ts';
import { readableHtml } from '../rich-text/readable-html.ts';
import { type LegalPaper, legalPdf } from './legal-pdf.ts';
import { type TextBlock, textBlocks } from './text-blocks.ts';

interface Reader {
  catalogue: CatalogueStore;
  settings: ServiceSettings;
  locale: Locale;
}

/** The right of withdrawal and the model form alone, for somebody who has not bought yet (LAW-2). */
export const withdrawalPdf = (reader: Reader): Promise<Buffer> =>
  legalPdf(paper(reader, 'legal.form_title', withdrawalBlocks(reader)));

type Attachment = NonNullable<MailMessage['attachments']>[number];

/**
 * What a confirmed order carries (LAW-3): the terms as the merchant's page has them now, the right of withdrawal, the model
 * form and the legal guarantee. Drawn once for each language until the pages or the years of the guarantee change.
 */
export function termsOfSale(
  catalogue: CatalogueStore,
  settings: ServiceSettings,
): (locale: Locale) => Promise<Attachment> {
  const drawn = new LoadingCache<Attachment>({});
  let drawnFrom: readonly object[] = [];
  return (locale) => {
    const { content, general } = catalogue.catalogue;
    const from = [content.staticPages, general.legalGuaranteeYears];
    if (from.some((each, at) => each !== drawnFrom[at])) drawn.clear();
    drawnFrom = from;
    return drawn.load(locale, () => drawTerms({ catalogue, settings, locale }));
  };
}

async function drawTerms(reader: Reader): Promise<Attachment> {
  const terms = await termsBlocks(reader);
  const blocks = [...terms, ...withdrawalBlocks(reader), ...guaranteeBlocks(reader)];
  const pdf = await legalPdf(paper(reader, 'legal.title', blocks));
  const name = sayFor(reader)('legal.file');
  return { filename: `${name}.pdf`, content: pdf.toString('base64'), encoding: 'base64' };
}

async function termsBlocks({ catalogue, settings, locale }: Reader): Promise<TextBlock[]> {
  const { catalogue: pages } = catalogue;
  const page =
    pageBySlug(pages.content.staticPages, termsSlugs[locale]) ?? pageBySlug(pages.content.staticPages, termsSlugs.fi);
  const html = page ? (inLocale(page.texts, locale)?.content ?? '') : '';
  return textBlocks(await readableHtml(withoutCountries(html), { pages, locale, settings: settings.richText }));
}

function paper(reader: Reader, title: 'legal.title' | 'legal.form_title', blocks: readonly TextBlock[]): LegalPaper {
  const { settings, locale } = reader;
  const say = sayFor(reader);
  return {
    title: say(title),
    seller: sellerLine(settings.seller, locale),
    language: locale,
    brandName: settings.brandName,
    blocks,
    form: {
      heading: say('legal.form.heading'),
      note: say('legal.form.note'),
      told: [say('legal.form.to'), say('legal.form.notice')],
      asked: ['ordered', 'name', 'address', 'signature', 'date'].map((key) => say(`legal.form.${key}`)),
      end: say('legal.form.strike'),
    },
  };
}

function withdrawalBlocks(reader: Reader): TextBlock[] {
  const say = sayFor(reader, '/withdraw/');
  return [
    { kind: 'heading', text: say('legal.withdrawal.heading') },
    ...['period', 'how', 'money', 'goods'].map(
      (key): TextBlock => ({ kind: 'paragraph', text: say(`legal.withdrawal.${key}`) }),
    ),
  ];
}

function guaranteeBlocks(reader: Reader): TextBlock[] {
  const { catalogue, locale } = reader;
  const say = sayFor(reader, '/reclamation/');
  return [
    { kind: 'heading', text: say('legal.guarantee.heading') },
    { kind: 'paragraph', text: say('legal.guarantee.text') },
    ...longerGuarantees(catalogue.catalogue.general.legalGuaranteeYears, locale).map(
      (text): TextBlock => ({ kind: 'row', text }),
    ),
    { kind: 'paragraph', text: say('legal.guarantee.claim') },
  ];
}

/** The document's texts with the shop's facts in them. @param path the page that `{{link}}` leads to */
function sayFor({ settings, locale }: Reader, path = '/') {
  const { seller, contactEmail, returnAddress, publicUrl, richText } = settings;
  const values = {
    ...{ seller: seller.name, address: seller.address, email: contactEmail, phone: richText.contact.phone },
    ...{ return_address: returnAddress, link: pageLink(publicUrl, locale, path) },
  };
  return (key: string): string => translate(locale, key, values);
}
