import { expect, it } from 'vitest';
import { complaintLink, readComplaintLink } from './complaint-link.ts';

it('an order leads to the form with its number and its key', () => {
  expect(readComplaintLink(complaintLink({ number: '104187', key: 'a_b-c' }))).toEqual({
    number: '104187',
    key: 'a_b-c',
    productId: null,
  });
  expect(readComplaintLink(complaintLink({ number: '104187' }))).toEqual({
    number: '104187',
    key: '',
    productId: null,
  });
});

it('a line of an order leads to the form with its product', () => {
  const link = { number: '104187', key: 'k', productId: 110 };
  expect(readComplaintLink(complaintLink(link))).toEqual(link);
  expect(readComplaintLink('#104187//110')).toEqual({ ...link, key: '' });
  expect(readComplaintLink('#104187//x')).toMatchObject({ productId: null });
});

it.each(['', '#', '#%E0%A4%A', '#<b>/x'])('%j names no order', (hash) => {
  expect(readComplaintLink(hash)).toBeNull();
});
