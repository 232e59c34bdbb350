import { expect, it } from 'vitest';
import { askedGiftCards, tidyQuestion } from './asked-gift-cards.ts';

it.each([
  ['ABCD-2345-WXYZ-7HX8', '7HX8'],
  [' abcd 2345 wxyz 7hx8 ', '7hx8'],
  ['ABCD-EFGH-JKLM-NPQR', 'NPQR'],
  ['code: ABCD–EFGH–JKLM–NPQR', 'NPQR'],
  ['ABCDE23456', '3456'],
  ['7HX8', '7HX8'],
  ['10000042', '10000042'],
  ['aino@example.fi', 'aino@example.fi'],
  ['a\0b\n', 'a b'],
])('what is typed as %j is asked for as %j, and no whole code stands in an address (STAFF-48)', (typed, asked) => {
  expect(tidyQuestion(typed)).toBe(asked);
});

it('what is wrong in an address asks for nothing (STAFF-48)', () => {
  expect(askedGiftCards(new URLSearchParams('state=stolen&before=-1&q=%20'))).toEqual({ q: '', state: '', before: '' });
  expect(askedGiftCards(new URLSearchParams('state=blocked&before=75'))).toEqual({
    ...{ q: '', state: 'blocked', before: '75' },
  });
});
