import type { Executor } from 'api/seed';
import { insertMany } from 'api/seed';
import { demoSettings } from '../shop/settings.ts';
import { fillBrands } from './fill-brands.ts';
import { fillCountries } from './fill-countries.ts';
import { fillFeatures } from './fill-features.ts';
import { fillStores } from './fill-stores.ts';

/** Everything that models point to, except the groups. */
export async function fillReference(db: Executor): Promise<void> {
  await insertMany(db, 'settings', demoSettings);
  await fillCountries(db);
  await fillStores(db);
  await fillBrands(db);
  await fillFeatures(db);
}
