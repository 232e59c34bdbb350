import { expect, test } from 'vitest';
import { complaintLink, readComplaintLink } from './complaint-link.ts';

test('an order leads to the form with its number and its key', () => {
  expect(readComplaintLink(complaintLink({ number: '104187', key: 'a_b-c' }))).toEqual({
    number: '104187',
    key: 'a_b-c',
  });
  expect(readComplaintLink(complaintLink({ number: '104187' }))).toEqual({ number: '104187', key: '' });
});

test.each(['', '#', '#%E0%A4%A', '#<b>/x'])('%j names no order', (hash) => {
  expect(readComplaintLink(hash)).toBeNull();
});
