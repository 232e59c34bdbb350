import type { DropPoint } from 'mf-shared/contract';
import type { ServiceContext } from '../../http/service-module.ts';
import { checkoutFacts } from '../checkout/checkout-facts.ts';
import type { WayFacts } from './ways-back.ts';

export interface WayFactsOfOrder extends WayFacts {
  /** Where parcels with a label are handed in. */
  points: readonly DropPoint[];
}

/** What is known of an order for the ways back that it has. It is read outside of transactions. */
export async function readWayFacts(
  { db, catalogue, settings }: Pick<ServiceContext, 'db' | 'catalogue' | 'settings'>,
  orderId: number,
): Promise<WayFactsOfOrder> {
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.country_code', 'o.delivery_method', 'o.extra', 'c.is_club_member'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  const facts = await checkoutFacts(db, catalogue.catalogue);
  const country = order?.country_code.toLowerCase() ?? '';
  const points = (facts.pickupPoints.get(country) ?? []).map(({ postalCode, openingHours, ...point }) => ({
    ...{ id: point.id, carrier: point.carrier, name: point.name, address: point.address, city: point.city },
    ...{ postal_code: postalCode, opening_hours: openingHours },
  }));
  const method = facts.methods.get(country)?.find(({ slug }) => slug === order?.delivery_method);
  return {
    ...settings.returns,
    ...{ country, points, isClubMember: order?.is_club_member ?? false },
    cameInBag: method?.kind === 'repack' || order?.extra.repack === true,
    hasLabels: settings.commerce.carrier !== null && points.length > 0,
  };
}
