import type { LocaleByIp } from 'mf-shared/contract';
import { initConfig, initConfigQuery, localeByIp, settings as settingsSchema } from 'mf-shared/contract';
import type { ScriptTag } from 'mf-shared/contract/script-tags';
import { Refusal } from '../../http/refusal.ts';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { textIn } from '../../read-model/per-locale.ts';
import type { ReferenceData } from '../../read-model/reference-data.ts';
import { settingText } from '../../read-model/setting-text.ts';
import { termsOfCountry } from './terms-of-country.ts';

export const configuration: ServiceModule = (app, { catalogue, db, settings }) => {
  /** A tag from anywhere else would be refused by the pages' policy. */
  const allowedTags = (tags: readonly ScriptTag[]): ScriptTag[] =>
    tags.filter(({ id, src }) => {
      const isListed = settings.scriptOrigins.includes(new URL(src).origin);
      if (!isListed) app.log.error({ id, src }, 'a script tag is left out: its origin is not in SCRIPT_ORIGINS');
      return isListed;
    });

  app.get(
    '/api/locale_by_ip/',
    { config: { access: 'public' }, schema: { response: { 200: localeByIp } } },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return localeOfCountry(request.headers['x-country-code'], catalogue.catalogue);
    },
  );

  app.get(
    '/api/init-config/',
    { config: { access: 'public' }, schema: { querystring: initConfigQuery, response: { 200: initConfig } } },
    (request, reply) => {
      const country = catalogue.catalogue.countries.get(request.query['delivery-country-code'].toLowerCase());
      const currency = catalogue.catalogue.currencies.get(request.query['currency-code'].toLowerCase());
      if (!country) throw new Refusal(404, 'unknown_country');
      if (!currency) throw new Refusal(404, 'unknown_currency');
      const { locale } = request;
      return sendCachedAnswer(request, reply, catalogue, {
        key: `init-config ${country.code} ${currency.code} ${locale}`,
        maxAge: freshFor.content,
        make: async (snapshot) => ({
          currencyFormat: currency.format,
          currencyRate: currency.rate,
          deliveryCountryName: textIn(country.names, locale),
          taxAreaId: country.tax_area_id,
          isEuMember: country.is_eu,
          features: snapshot.catalogue.general.features,
          searchPlaceholder: settingText(snapshot.catalogue.settings, 'search_bar_placeholder', locale),
          scriptTags: allowedTags(snapshot.catalogue.general.scriptTags),
          pictures: snapshot.catalogue.general.pictures,
          offerTerms: await termsOfCountry(country, locale, { db, catalogue: snapshot.catalogue, settings }),
        }),
      });
    },
  );

  app.get(
    '/api/settings/',
    { config: { access: 'public' }, schema: { response: { 200: settingsSchema } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: 'settings',
        maxAge: freshFor.content,
        make: (snapshot) => Object.fromEntries(snapshot.catalogue.settings),
      }),
  );
};

/**
 * Country and currency of a visitor by the country that the edge found for the address; Finland where none is told or
 * the shop does not deliver there (LOCALE-23).
 */
function localeOfCountry(
  header: string | string[] | undefined,
  { countries }: Pick<ReferenceData, 'countries'>,
): LocaleByIp {
  const country = typeof header === 'string' ? countries.get(header.toLowerCase()) : undefined;
  if (!country?.is_enabled) return { country_code: 'FI', currency: 'EUR' };
  return { country_code: country.code.toUpperCase(), currency: country.currency_code.toUpperCase() };
}
