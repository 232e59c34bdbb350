import { sql } from 'kysely';
import { apiError, idInPath, type Locale, type StaffTaxes, staffTaxes, taxRequest, taxState } from 'mf-shared/contract';
import { readRateKey } from 'mf-shared/rules/rate-key';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Executor } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { followDays } from '../../read-model/follow-clock.ts';
import { inLocale } from '../../read-model/per-locale.ts';
import { baseTaxAreaId, deliveryTaxClass } from '../../read-model/tax-rates.ts';
import { readTaxStates, writeTaxes } from './write-taxes.ts';

const path = '/api/staff/taxes/';
const config = { access: 'taxes.keep' } as const;

/** The rates of VAT by tax area, class and day (STAFF-54, CONF-31). Areas and classes come by import. */
export const staffTaxesModule: ServiceModule = (app, { db, catalogue }) => {
  const stop = followDays(
    () => catalogue.catalogue.taxRates.flatMap(({ valid_from, valid_to }) => [valid_from, valid_to]),
    () => sql`SELECT bump_catalogue_version()`.execute(db),
    (error) => app.log.error({ err: error }, 'prices not reckoned anew'),
  );
  app.addHook('onClose', stop);

  app.get(path, { config, schema: { response: { 200: staffTaxes, '4xx': apiError } } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return readTaxes(db, request.locale);
  });

  app.put(
    `${path}:id/`,
    { config, schema: { params: idInPath, body: taxRequest, response: { 200: taxState, '4xx': apiError } } },
    (request) => {
      const { was, ...next } = request.body;
      return writeTaxes(db, { id: request.params.id, next, was, actorId: callerOf(request).id });
    },
  );
};

async function readTaxes(db: Executor, locale: Locale): Promise<StaffTaxes> {
  const areas = await db.selectFrom('tax_areas').selectAll().orderBy('id').execute();
  const countries = await db
    .selectFrom('countries')
    .select(['code', 'names', 'tax_area_id'])
    .orderBy('sort_order')
    .orderBy('code')
    .execute();
  const namesOf = Map.groupBy(countries, ({ tax_area_id }) => tax_area_id);
  const states = await readTaxStates(
    db,
    areas.map(({ id }) => id),
  );
  const models = await db
    .selectFrom('product_models')
    .select(['tax_class', (eb) => eb.fn.countAll<string>().as('models')])
    .where('removed_at', 'is', null)
    .groupBy('tax_class')
    .execute();
  const countOf = new Map(models.map((row) => [row.tax_class, Number(row.models)]));
  const rated = [...states.values()].flatMap(({ rates }) => Object.keys(rates).map((key) => readRateKey(key).taxClass));
  const classes = [...new Set([deliveryTaxClass, ...countOf.keys(), ...rated])].sort((one, other) => one - other);
  return {
    results: areas.map(({ id, name }) => ({
      ...{ id, name, is_base: id === baseTaxAreaId, rates: states.get(id)?.rates ?? {} },
      countries: (namesOf.get(id) ?? []).map(({ names, code }) => inLocale(names, locale) ?? code),
    })),
    classes: classes.map((tax_class) => ({ tax_class, model_count: countOf.get(tax_class) ?? 0 })),
    delivery_class: deliveryTaxClass,
    today: shopDay(),
  };
}
