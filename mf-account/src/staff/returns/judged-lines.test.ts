import { expect, it } from 'vitest';
import { type JudgedLine, missingOf } from './judged-lines.ts';

const refused: JudgedLine = {
  ...{ key: '110', productId: 110, name: 'Kuura', amount: 1, outcome: 'refused', refund: '', reason: 'Worn.' },
  ...{ condition: '', store: '', goods: 'sent_back', place: '', draft: 'd', attachments: ['a'], isStuck: false },
};
const missing = (own: Partial<JudgedLine>) => Object.keys(missingOf({ ...refused, ...own }, (key) => key));

it('a refusal is not booked without a picture that has not arrived, unless it may be left out (AFTER-78)', () => {
  expect(missing({})).toEqual([]);
  expect(missing({ isStuck: true })).toEqual(['files']);
  expect(missing({ isStuck: true, outcome: 'accepted', store: '1' })).toEqual([]);
});
