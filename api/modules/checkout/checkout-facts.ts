import type { Selectable } from 'kysely';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Database, Tables } from '../../db/schema.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { type GiftCampaigns, giftCampaignsOf } from '../gift-campaigns/gift-campaign-facts.ts';
import { skiPair } from '../ski-wizard/ski-package.ts';

export interface DeliveryMethodFact {
  slug: string;
  kind: 'pickup_point' | 'home' | 'store' | 'express' | 'repack';
  carrier: string;
  names: Texts;
  descriptions: Texts;
  priceMinor: number;
  /** Goods for at least this much travel free; null: never. */
  freeFromMinor: number | null;
  daysFrom: number;
  daysTo: number;
}

export interface PickupPointFact {
  id: string;
  carrier: string;
  name: string;
  address: string;
  postalCode: string;
  city: string;
  openingHours: string;
  latitude: number;
  longitude: number;
}

export interface BundleFact {
  id: number;
  names: Texts;
  mainModelId: number;
  modelIds: readonly number[];
  discountBasisPoints: number;
}

/** What checkout needs beside the catalogue; the same for everybody, so it is cached in memory per catalogue version. */
export interface CheckoutFacts {
  /** By country, in the order in which they are offered. */
  methods: ReadonlyMap<string, readonly DeliveryMethodFact[]>;
  pickupPoints: ReadonlyMap<string, readonly PickupPointFact[]>;
  /** By main model. */
  bundles: ReadonlyMap<number, readonly BundleFact[]>;
  /** Models that are bundles by themselves: their parts' models. */
  bundleParts: ReadonlyMap<number, readonly number[]>;
  /** `binding-other`: models that go together in a ski package. */
  skiPairs: ReadonlySet<string>;
  /** By slug. */
  giftCampaigns: GiftCampaigns;
}

const cached = new WeakMap<Catalogue, Promise<CheckoutFacts>>();

export function checkoutFacts(db: Database, catalogue: Catalogue): Promise<CheckoutFacts> {
  const known = cached.get(catalogue);
  if (known) return known;
  const reading = loadCheckoutFacts(db, catalogue);
  cached.set(catalogue, reading);
  reading.catch(() => cached.delete(catalogue));
  return reading;
}

async function loadCheckoutFacts(db: Database, catalogue: Catalogue): Promise<CheckoutFacts> {
  const methods = await db
    .selectFrom('delivery_methods')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const points = await db.selectFrom('pickup_points').selectAll().orderBy('id').execute();
  const bundles = await db.selectFrom('bundles').selectAll().where('is_active', '=', true).orderBy('id').execute();
  const items = await db.selectFrom('bundle_items').selectAll().orderBy('sort_order').execute();
  const parts = await db.selectFrom('model_parts').selectAll().orderBy('sort_order').execute();
  const skiPairs = await db.selectFrom('ski_compatibility').selectAll().execute();
  const itemsOf = Map.groupBy(items, (item) => item.bundle_id);
  return {
    methods: groupInto(methods, (row) => row.country_code, toMethod),
    pickupPoints: groupInto(points, (row) => row.country_code, toPickupPoint),
    bundles: groupInto(
      bundles,
      (row) => row.main_model_id,
      (row) => ({
        id: row.id,
        names: row.names,
        mainModelId: row.main_model_id,
        modelIds: (itemsOf.get(row.id) ?? []).map((item) => item.model_id),
        discountBasisPoints: row.discount_basis_points,
      }),
    ),
    bundleParts: groupInto(
      parts,
      (row) => row.bundle_model_id,
      (row) => row.part_model_id,
    ),
    skiPairs: new Set(skiPairs.map((pair) => skiPair(pair.binding_model_id, pair.with_model_id))),
    giftCampaigns: await giftCampaignsOf(db, catalogue),
  };
}

const toMethod = (row: Selectable<Tables['delivery_methods']>): DeliveryMethodFact => ({
  slug: row.slug,
  kind: row.kind,
  carrier: row.carrier,
  names: row.names,
  descriptions: row.descriptions,
  priceMinor: row.price_minor,
  freeFromMinor: row.free_from_minor,
  daysFrom: row.days_from,
  daysTo: row.days_to,
});

const toPickupPoint = (row: Selectable<Tables['pickup_points']>): PickupPointFact => ({
  id: row.id,
  carrier: row.carrier,
  name: row.name,
  address: row.address,
  postalCode: row.postal_code,
  city: row.city,
  openingHours: row.opening_hours,
  latitude: row.latitude,
  longitude: row.longitude,
});

function groupInto<Row, Key, Fact>(rows: readonly Row[], key: (row: Row) => Key, fact: (row: Row) => Fact) {
  const groups = new Map<Key, Fact[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(fact(row));
    else groups.set(key(row), [fact(row)]);
  }
  return groups;
}
