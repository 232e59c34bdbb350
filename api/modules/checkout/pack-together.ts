import { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import type { BuyerView } from './buyer-view.ts';
import { message } from './cart-messages.ts';
import type { CartMessage, DeliveryLocation, OfferedMethod } from './priced-cart.ts';

const postDelivery = z.object({ order_number: z.string().trim().min(1).max(40) });

/** An order that waits to be packed: another one may travel with it. */
export interface EarlierOrder {
  number: string;
  method: string;
  location: string;
}

/**
 * The order that a cart wants to be packed with (CHECKOUT-23): the buyer's own, for staff anybody's, not packed yet and
 * bound for the same country; else it is told.
 */
export async function earlierOrderOf(
  db: Executor,
  asked: unknown,
  view: BuyerView,
): Promise<{ order: EarlierOrder | null; errors: CartMessage[] }> {
  if (asked === undefined || asked === null) return { order: null, errors: [] };
  const parsed = postDelivery.safeParse(asked);
  const order = parsed.success ? await findOpenOrder(db, parsed.data.order_number, view) : null;
  if (order) return { order, errors: [] };
  const number = parsed.success ? parsed.data.order_number : '';
  return { order: null, errors: [{ ...message('post_delivery_failed', view, { number }), field: 'post_delivery' }] };
}

async function findOpenOrder(db: Executor, number: string, view: BuyerView): Promise<EarlierOrder | null> {
  if (view.customerId === null) return null;
  let query = db
    .selectFrom('orders')
    .select(['number', 'delivery_method', 'delivery_location'])
    .where('number', '=', number)
    .where('country_code', '=', view.country)
    .where('status', 'in', ['processing', 'ready_for_packing']);
  if (!view.isStaff) query = query.where('customer_id', '=', view.customerId);
  const row = await query.executeTakeFirst();
  return row ? { number: row.number, method: row.delivery_method, location: row.delivery_location } : null;
}

/** The one way that is left: the earlier order's own, to its own place, free. Null where these goods cannot go that way. */
export function withEarlierOrder(
  methods: readonly OfferedMethod[],
  order: EarlierOrder,
  view: BuyerView,
): OfferedMethod | null {
  const method = methods.find(({ fact }) => fact.slug === order.method);
  if (!method) return null;
  const isToTheDoor = method.fact.kind === 'home';
  const place = isToTheDoor ? null : placeOf(method, order.location, view);
  if (!isToTheDoor && !place) return null;
  return { ...method, priceMinor: 0, locations: place ? [place] : [] };
}

function placeOf(method: OfferedMethod, id: string, view: BuyerView): DeliveryLocation | null {
  const offered = method.locations.find((location) => location.id === id);
  if (offered) return offered;
  const point = (view.facts.pickupPoints.get(view.country) ?? []).find((known) => known.id === id);
  return point ? { ...point, distanceMeters: null, eastMeters: null, northMeters: null } : null;
}
