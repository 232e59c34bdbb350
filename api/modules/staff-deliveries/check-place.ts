import type { NewDelivery } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Executor } from '../../db/schema.ts';
import { refusedField } from '../../http/refusal.ts';
import { deliveryTaxClass } from '../../read-model/tax-rates.ts';

type Place = Pick<NewDelivery, 'country' | 'kind' | 'carrier'>;

/**
 * Whether goods can go there so: the shop knows the country and the VAT of sending goods to it, and pickup points have
 * their carrier there. @throws Refusal beside the field that is wrong
 */
export async function checkPlace(tx: Executor, { country, kind, carrier }: Place): Promise<void> {
  const known = await tx
    .selectFrom('countries')
    .select('tax_area_id')
    .where('code', '=', country)
    .where('is_enabled', '=', true)
    .executeTakeFirst();
  if (!known) throw refusedField('country', 'deliveries.unknown_country');
  const rate = await tx
    .selectFrom('tax_rates')
    .select('tax_class')
    .where('tax_area_id', '=', known.tax_area_id)
    .where('tax_class', '=', deliveryTaxClass)
    .where('valid_from', '<=', shopDay())
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', shopDay())]))
    .executeTakeFirst();
  if (!rate) throw refusedField('country', 'deliveries.no_rates');
  if (kind !== 'pickup_point' && kind !== 'repack') return;
  const point = await tx
    .selectFrom('pickup_points')
    .select('id')
    .where('country_code', '=', country)
    .$if(carrier !== '', (query) => query.where('carrier', '=', carrier))
    .limit(1)
    .executeTakeFirst();
  if (!point) throw refusedField('carrier', 'deliveries.no_points');
}
