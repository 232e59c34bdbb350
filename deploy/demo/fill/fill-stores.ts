import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { demoStores } from '../stock/demo-stores.ts';
import { storeTexts } from '../stock/store-texts.ts';

/** The stores, the central warehouse among them. */
export async function fillStores(db: Executor): Promise<void> {
  await insertMany(
    db,
    'stores',
    demoStores.map((store, i) => ({
      id: store.id,
      slug: store.slug,
      name: store.name,
      short_name: store.shortName,
      type: store.type,
      pikanouto: store.type === 'retail' && store.hasExpress,
      nouto: store.type === 'retail',
      stock_display_order: i,
      sells_online: true,
      address: store.address,
      postal_code: store.postalCode,
      city: store.city,
      phone: `09 4250 11${String(80 + store.id).padStart(2, '0')}`,
      email: `${store.slug}@havu.example`,
      latitude: store.latitude,
      longitude: store.longitude,
      opening_hours: store.hours,
      texts: storeTexts(store),
      image: store.type === 'retail' ? 'scenes/strip' : null,
    })),
  );
}
