import { expect, it } from 'vitest';
import type { ModelTable } from './model-table.ts';
import { partsOf, TableBuilder } from './table-parts.ts';

const coded = (values: readonly unknown[]) => ({ kind: 'codes', codes: Uint32Array.from(values.keys()), values });

it('a table is the same after it was taken apart, and no part holds many prices (FRESH-6)', () => {
  const prices = Array.from({ length: 5001 }, (_, at) => ({ base: { activeMinor: at }, byArea: null }));
  const table = {
    ids: Int32Array.of(1, 2),
    models: { slug: { kind: 'texts', ends: Uint32Array.of(1), bytes: Uint8Array.of(65) }, values: coded([4]) },
    values: coded(prices.map((_, at) => [1, `value ${at}`, null])),
    prices: { models: coded(prices), variants: coded([null, ...prices]) },
  } as unknown as ModelTable;
  const parts = [...partsOf(table)];
  const builder = new TableBuilder();
  for (const part of parts) builder.add(structuredClone(part));
  expect(builder.finish()).toEqual(table);
  for (const { value } of parts) expect(JSON.stringify(value).split('activeMinor').length).toBeLessThanOrEqual(2001);
});
