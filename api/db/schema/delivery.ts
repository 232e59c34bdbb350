import type { Generated, Json, JsonDefault, Texts } from './column-kinds.ts';

export interface DeliveryMethodsTable {
  id: Generated<number>;
  slug: string;
  country_code: string;
  kind: 'pickup_point' | 'home' | 'store' | 'express' | 'repack';
  carrier: Generated<string>;
  names: Json<Texts>;
  descriptions: JsonDefault<Texts>;
  price_minor: number;
  free_from_minor: number | null;
  days_from: Generated<number>;
  days_to: Generated<number>;
  is_active: Generated<boolean>;
  sort_order: Generated<number>;
}

export interface PickupPointsTable {
  id: string;
  carrier: string;
  country_code: string;
  name: string;
  address: string;
  postal_code: string;
  city: string;
  opening_hours: Generated<string>;
  latitude: number;
  longitude: number;
}

export interface DeliveryTables {
  delivery_methods: DeliveryMethodsTable;
  pickup_points: PickupPointsTable;
}
