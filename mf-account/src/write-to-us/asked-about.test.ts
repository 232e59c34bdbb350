import { expect, it } from 'vitest';
import { readAsked } from './asked-about.ts';

const read = (query: string) => readAsked(new URLSearchParams(query));

it('a link names what the message is about, and the page with the fault (CONTENT-26)', () => {
  expect(read('topic=site&page=%2Fen%2Ftents%2F%3Fsort%3Dnewest')).toEqual({
    topic: 'site',
    page: '/en/tents/?sort=newest',
  });
  expect(read('')).toEqual({ topic: 'order', page: '' });
});

it('nothing else than a topic that exists and a path of the shop is taken from an address', () => {
  expect(read('topic=moon&page=https://evil.example/')).toEqual({ topic: 'order', page: '' });
  expect(read('page=//evil.example/').page).toBe('');
  expect(read('page=/a%0Ab').page).toBe('');
  expect(read(`page=/${'a'.repeat(400)}`).page).toHaveLength(300);
});
