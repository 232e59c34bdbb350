import { expect, it } from 'vitest';
import { sharedByRemote, sharedByShell } from '../shared-modules.ts';
import { satisfy } from './no-ranges.ts';

it('tells the newer of two versions by their numbers', () => {
  expect(satisfy('9.2.0', '<=10.1.0')).toBe(true);
  expect(satisfy('1.2.3', '<=1.2.3')).toBe(true);
  expect(satisfy('10.1.0', '<=9.2.0')).toBe(false);
});

it('is enough, because no shared module asks for a version', () => {
  for (const shared of [sharedByShell(), sharedByRemote()])
    for (const setting of Object.values(shared))
      expect(setting).toMatchObject({ singleton: true, requiredVersion: false });
});
