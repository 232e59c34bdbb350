import { expect, it } from 'vitest';
import { wayHere } from './way-here.ts';

const step = (path: string) => ({ id: 1, name: path, path });
const model = {
  groups: [step('/clothing/jackets/'), step('/seasons/winter/')],
  parents: [step('/clothing/'), step('/clothing/jackets/')],
};
const winter = [step('/seasons/'), step('/seasons/winter/')];

it('leads back by the group that the visitor came from, where it or one below it holds the product (PRODUCT-3)', () => {
  expect(wayHere(model, [winter])).toEqual(winter);
  expect(wayHere(model, [[step('/seasons/')], winter])).toEqual([step('/seasons/')]);
});

it('leads back by the whole way of the main group where the visitor came from a group above it', () => {
  expect(wayHere(model, [[step('/clothing/')], winter])).toBe(model.parents);
});

it('leads back by the main group where none of the visited ones holds it', () => {
  expect(wayHere(model, [[step('/tents/')]])).toBe(model.parents);
  expect(wayHere(model, [])).toBe(model.parents);
});
