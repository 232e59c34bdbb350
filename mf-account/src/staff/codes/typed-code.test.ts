import { expect, it } from 'vitest';
import { newState, readCode, typeCode } from './typed-code.ts';

const state = {
  ...{ ...newState, value: 12.5, min_total: 1200, max_uses: 5, club_only: true, names: { fi: 'Ale' } },
  starts_at: '2030-01-01T10:00:00.000Z',
};

it('a code is read back as it was shown (STAFF-45)', () => {
  expect(readCode(typeCode('ALE', state, 'fi'))).toEqual(state);
  expect(typeCode('ALE', state, 'fi')).toMatchObject({ code: 'ALE', value: '12,5', min_total: '1200', name_fi: 'Ale' });
});

it('a field that says nothing is named (STAFF-45)', () => {
  const typed = typeCode('ALE', state, 'en');
  expect(readCode({ ...typed, value: '' })).toBe('value');
  expect(readCode({ ...typed, min_total: 'x' })).toBe('min_total');
  expect(readCode({ ...typed, max_uses: '0' })).toBe('max_uses');
  expect(readCode({ ...typed, kind: 'free_delivery', value: '' })).toMatchObject({ value: 0 });
});
