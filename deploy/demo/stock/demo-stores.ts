import { readTable } from '../text/read-table.ts';

export interface StoreSeed {
  id: number;
  slug: string;
  name: string;
  shortName: string;
  type: 'retail' | 'warehouse' | 'web';
  address: string;
  postalCode: string;
  city: string;
  latitude: number;
  longitude: number;
  hasExpress: boolean;
  /** Monday to Sunday; null where it is closed. */
  hours: readonly (string | null)[];
  /** 0–1, how much of the range a store carries. */
  breadth: number;
}

export const centralWarehouseId = 20;
const types = ['retail', 'warehouse', 'web'] as const;

export const demoStores: readonly StoreSeed[] = readTable(new URL('./stores.csv', import.meta.url)).map((row) => ({
  id: row.number('id'),
  slug: row.text('slug'),
  name: row.text('name'),
  shortName: row.text('short name'),
  type: row.oneOf('type', types),
  address: row.text('address'),
  postalCode: row.text('postal code'),
  city: row.text('city'),
  latitude: row.number('latitude'),
  longitude: row.number('longitude'),
  hasExpress: row.isYes('express'),
  hours: row.words('hours').map((hours) => (hours === '-' ? null : hours)),
  breadth: row.number('breadth'),
}));

export const retailStores = demoStores.filter((store) => store.type === 'retail');
