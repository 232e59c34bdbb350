import { expect, it } from 'vitest';
import { redirectOfData } from './redirect-of-data.ts';

it.each([
  [null, null],
  ['{"redirect":"/catalog/"}', '/catalog/'],
  ['{"redirect":"/search/?q=tent"}', '/search/?q=tent'],
  ['{"other":1}', null],
  ['"/catalog/"', null],
  ['null', null],
  ['{"redirect":"//elsewhere.example/"}', null],
  ['{"redirect":"/\\\\elsewhere.example/"}', null],
  ['{"redirect":"https://elsewhere.example/"}', null],
  ['{"redirect":7}', null],
])('the data %s lead to %s (ERR-5)', (data, path) => {
  expect(redirectOfData(data)).toBe(path);
});

it('data that cannot be parsed throw (ERR-6)', () => {
  expect(() => redirectOfData('{')).toThrow();
});
