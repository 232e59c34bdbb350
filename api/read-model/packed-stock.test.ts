import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PackedStock } from './packed-stock.ts';

it('stock is what was read last, also after it was packed again (FRESH-6)', async () => {
  const rows = 4000;
  const stock = new PackedStock(rows, [
    [3, 20, 5, 0, 1, 2],
    [3, 1, 7],
  ]);
  expect([stock.at(0), stock.at(1), stock.at(3), stock.at(rows - 1)]).toEqual([{ 1: 2 }, {}, { 1: 7, 20: 5 }, {}]);
  stock.replace(3, {});
  for (let row = 10; row < rows; row += 1) {
    stock.replace(row, { 2: row });
    if (row % 500 === 0) await nextTurn();
  }
  expect([stock.at(0), stock.at(3), stock.at(9)]).toEqual([{ 1: 2 }, {}, {}]);
  for (let row = 10; row < rows; row += 1) expect(stock.at(row)).toEqual({ 2: row });
});

it('stock that changes while it is packed is what changed last, and requests get their turns meanwhile (FRESH-6)', async () => {
  const rows = 100_000;
  const stock = new PackedStock(rows, [[5, 1, 1, 99_999, 1, 1]]);
  const given = { 2: 1 };
  const isDueAt = Math.ceil((rows + 1001) / 8);
  for (let row = 0; row <= isDueAt; row += 1) stock.replace(row, given);
  // Its packing has begun, and comes to the last rows in a later turn only.
  stock.replace(5, { 3: 1 });
  stock.replace(99_999, { 3: 2 });
  let turns = 0;
  // Stock that was packed is read as another object.
  for (; stock.at(6) === given && turns < 1000; turns += 1) {
    expect([stock.at(5), stock.at(6), stock.at(60_000), stock.at(99_999)]).toEqual([
      { 3: 1 },
      given,
      turns > 2 ? { 4: 4 } : {},
      { 3: 2 },
    ]);
    if (turns === 2) stock.replace(60_000, { 4: 4 });
    await nextTurn();
  }
  expect(turns).toBeGreaterThan(5);
  expect([stock.at(5), stock.at(6), stock.at(60_000), stock.at(99_999)]).toEqual([{ 3: 1 }, given, { 4: 4 }, { 3: 2 }]);
});
