import { expect, it } from 'vitest';
import { isLegacy } from './product-settings.ts';

it.each([
  ['118,204', 118, true],
  ['118, 204', 204, true],
  ['118,204', 11, false],
  ['', 0, false],
])('legacy_model_ids %j: model %i lives under /old: %s (PRODUCT-4, CONF-55)', (written, id, expected) => {
  expect(isLegacy(id, new Map([['legacy_model_ids', written]]))).toBe(expected);
});
