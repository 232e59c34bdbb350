import { expect, it } from 'vitest';
import { recommendedOrder } from './recommended-order.ts';

it('asks once for all who want the same', async () => {
  let asked = 0;
  const order = recommendedOrder();
  const ask = async () => [++asked];
  expect(await Promise.all([order('a', ask), order('b', ask)])).toEqual([[1], [2]]);
  expect(await order('a', ask)).toEqual([1]);
});

it('a service that fails gives no ids, and is left alone for a while (LIST-71)', async () => {
  let asked = 0;
  const told: unknown[] = [];
  const order = recommendedOrder({ onFailure: (error) => told.push(error) });
  const ask = async () => {
    asked += 1;
    throw new Error('away');
  };
  expect([await order('a', ask), await order('a', ask)]).toEqual([[], []]);
  expect([asked, told]).toEqual([1, [new Error('away')]]);
});

it('waits for a slow service a moment only, and has its ids for those who come later', async () => {
  let answer: (ids: number[]) => void = () => undefined;
  const slow = new Promise<number[]>((resolve) => {
    answer = resolve;
  });
  const order = recommendedOrder({ patienceMs: 1 });
  expect(await order('a', () => slow)).toEqual([]);
  answer([7]);
  await slow;
  await Promise.resolve();
  expect(await order('a', () => slow)).toEqual([7]);
});

it('keeps the ids it has while it asks again', async () => {
  let asked = 0;
  const order = recommendedOrder({ freshMs: 0 });
  const ask = async () => [++asked];
  expect(await order('a', ask)).toEqual([1]);
  expect(await order('a', ask)).toEqual([1]);
  await Promise.resolve();
  await Promise.resolve();
  expect(await order('a', ask)).toEqual([2]);
});
