import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Database } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { checkoutFacts } from '../checkout/checkout-facts.ts';
import { thresholdsOf } from '../checkout/choose-delivery.ts';

/** From how many euro goods travel free to a country, as the checkout counts; null where they never do. */
export async function freeDeliveryFrom(db: Database, catalogue: Catalogue, country: string): Promise<number | null> {
  const { deliveryMinor } = thresholdsOf({ facts: await checkoutFacts(db, catalogue), country });
  return deliveryMinor === 0 ? null : toDecimal(deliveryMinor);
}
