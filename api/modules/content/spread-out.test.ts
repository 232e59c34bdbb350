import { expect, it } from 'vitest';
import { spreadOut } from './spread-out.ts';

const model = (id: number, group: number, maker: number) => ({
  id,
  mainGroup: { id: group },
  manufacturer: { id: maker },
});

it('takes at most two of one group or brand while there are others', () => {
  const models = [model(1, 1, 1), model(2, 1, 2), model(3, 1, 3), model(4, 2, 1), model(5, 2, 1), model(6, 3, 4)];
  expect(spreadOut(models, 4).map(({ id }) => id)).toEqual([1, 2, 4, 6]);
});

it('fills up with the rest where there are too few others', () => {
  const models = [model(1, 1, 1), model(2, 1, 1), model(3, 1, 1)];
  expect(spreadOut(models, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
});
