import { expect, it } from 'vitest';
import { readChange } from './typed-change.ts';

const typed = { kind: 'campaign', how: 'lower', value: '20', ending: '90', from: '', until: '' };

it('fields say what changes; what a kind does not have is not said (STAFF-43)', () => {
  expect(readChange(typed)).toEqual({
    ...{ kind: 'campaign', how: 'lower', value: 20, ending: '90', from: null, until: null },
  });
  expect(readChange({ ...typed, how: 'set', value: '1 299,90' })).toMatchObject({ value: 1299.9, ending: 'none' });
  expect(readChange({ ...typed, kind: 'hide', until: '2030-05-01T10:00' })).toEqual({
    ...{ kind: 'visibility', is_public: false, from: null, until: new Date('2030-05-01T10:00').toISOString() },
  });
  expect(readChange({ ...typed, kind: 'regular', until: '2030-05-01T10:00' })).toMatchObject({ until: null });
});

it('a price needs an amount above zero (STAFF-43)', () => {
  for (const value of ['', '0', '-5', '1e3', 'ten']) expect(readChange({ ...typed, value })).toBe('value');
});
