import type { LegalGuarantee, Locale } from 'mf-shared/contract';
import { durabilityProperty, durabilityYears } from 'mf-shared/rules/durability-guarantee';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { guaranteeYearsIn, unionYears } from '../../read-model/legal-guarantee-years.ts';
import type { Model } from '../../read-model/model.ts';
import { escapeHtml } from '../../texts/escape-html.ts';
import { translate } from '../../texts/translate.ts';
import { labelSign } from './durability-label.ts';
import { guaranteeNotice } from './guarantee-notice.ts';
import { yearsIn } from './guarantee-years.ts';

interface Reader {
  locale: Locale;
  /** Where the order goes. */
  country: string;
  model: Model | null;
}

/** The notice, what the country of delivery adds to it, and the label of the product’s producer (LAW-11, LAW-12). */
export const readGuarantee = (catalogue: Catalogue, { locale, country, model }: Reader): LegalGuarantee => ({
  notice: guaranteeNotice(locale),
  country: inCountry(catalogue, locale, country),
  label: model ? labelOf(model, locale) : '',
});

function inCountry({ general }: Catalogue, locale: Locale, code: string): string {
  const count = guaranteeYearsIn(general.legalGuaranteeYears, code);
  return count <= unionYears ? '' : yearsIn([code], count, locale);
}

function labelOf(model: Model, locale: Locale): string {
  const durability = model.propertyValues.find(({ property }) => property.slug === durabilityProperty);
  const years = durabilityYears(durability?.number ?? durability?.value);
  if (years === null) return '';
  const { name: brand } = model.manufacturer;
  const written = String(years).replace('.', ',');
  const words = translate(locale, 'guarantee.label.words', { brand, model: model.model_number, years: written });
  const sign = labelSign({ brand, model: model.model_number, years: written, words });
  return `${sign}<p>${escapeHtml(translate(locale, 'guarantee.label.note', { brand }))}</p>`;
}
