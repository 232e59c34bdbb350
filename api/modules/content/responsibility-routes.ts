import { responsibility } from 'mf-shared/contract';
import { neededCriteria, responsibilityCriteria, responsibilityProperty } from 'mf-shared/rules/sustainable-choice';
import { freshFor } from '../../http/send-answer.ts';
import { sendCachedAnswer } from '../../http/send-cached-answer.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { translate } from '../../texts/translate.ts';

/** The criteria of the sustainable-choice label, named as products name them (ROUTE-68, PRODUCT-22). */
export const responsibilityRoutes: ServiceModule = (app, { catalogue }) => {
  app.get(
    '/api/responsibility/',
    { config: { access: 'public' }, schema: { response: { 200: responsibility } } },
    (request, reply) =>
      sendCachedAnswer(request, reply, catalogue, {
        key: `responsibility ${request.locale}`,
        maxAge: freshFor.content,
        make: ({ catalogue: { properties } }) => {
          const { locale } = request;
          const property = [...properties.values()].find(({ slug }) => slug === responsibilityProperty);
          return {
            needed: neededCriteria,
            criteria: responsibilityCriteria.map((slug) => ({
              slug,
              name:
                textIn(property?.value_names[slug] ?? {}, locale) || translate(locale, `responsibility.name.${slug}`),
              meaning: translate(locale, `responsibility.meaning.${slug}`),
            })),
          };
        },
      }),
  );
};
