import { sql } from 'kysely';
import type { Executor, Row } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import { amountOf, type ExportRecord, textsOrNothing, written } from './export-format.ts';

/** Settings that pages read; the shop's secrets stay in it. */
export const readSettings = (tx: Executor) =>
  readRows<ExportRecord<'settings'>>(tx, sql`SELECT key, value FROM settings WHERE is_public ORDER BY key`);

export const readCurrencies = (tx: Executor) =>
  readRows<ExportRecord<'currencies'>>(
    tx,
    sql`SELECT code, format, rate, is_whole AS whole FROM currencies ORDER BY code`,
  );

/** The area that prices are written in comes first, as an empty shop takes it. */
export const readTaxAreas = (tx: Executor) =>
  readRows<ExportRecord<'tax-areas'>>(
    tx,
    sql`SELECT a.slug AS key, a.name, (
        SELECT json_agg(json_build_object('percent', r.rate_basis_points / 100.0, 'from', r.valid_from, 'class', r.tax_class)
          ORDER BY r.tax_class, r.valid_from) FROM tax_rates r WHERE r.tax_area_id = a.id) AS rates
      FROM tax_areas a WHERE EXISTS (SELECT FROM tax_rates r WHERE r.tax_area_id = a.id) ORDER BY a.id`,
  );

export async function readCountries(tx: Executor): Promise<ExportRecord<'countries'>[]> {
  const rows = await readRows<Row<'countries'> & { area: string }>(
    tx,
    sql`SELECT c.*, a.slug AS area FROM countries c JOIN tax_areas a ON a.id = c.tax_area_id
      WHERE c.is_enabled ORDER BY c.sort_order, c.code`,
  );
  return rows.map(({ code, names, area, currency_code, is_eu, delivery_days }) =>
    written({
      code,
      names,
      taxArea: area,
      currency: currency_code,
      eu: is_eu,
      deliveryDays: delivery_days.default ?? null,
    }),
  );
}

export async function readDeliveryMethods(tx: Executor): Promise<ExportRecord<'delivery-methods'>[]> {
  const rows = await readRows<Row<'delivery_methods'>>(
    tx,
    sql`SELECT m.* FROM delivery_methods m JOIN countries c ON c.code = m.country_code AND c.is_enabled
      WHERE m.is_active ORDER BY m.sort_order, m.id`,
  );
  return rows.map((row) =>
    written({
      key: row.slug,
      country: row.country_code,
      kind: row.kind,
      carrier: row.carrier,
      names: row.names,
      descriptions: textsOrNothing(row.descriptions),
      price: amountOf(row.price_minor),
      freeFrom: row.free_from_minor === null ? null : amountOf(row.free_from_minor),
      days: { start: row.days_from, end: row.days_to },
    }),
  );
}
