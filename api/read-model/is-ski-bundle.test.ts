import { expect, it } from 'vitest';
import { isSkiBundle } from './is-ski-bundle.ts';

const model = (ski_piece: 'skis' | 'bindings' | 'boots' | null, binding_ski_combo = false) => ({
  ski_piece,
  binding_ski_combo,
});

it.each([
  ['skis sold with their bindings', [model('skis', true)], true],
  ['skis and bindings', [model('skis'), model('bindings'), model(null)], true],
  ['skis and boots', [model('skis'), model('boots')], false],
  ['skis alone', [model('skis')], false],
])('knows a ski bundle by its models: %s', (_, models, expected) => {
  expect(isSkiBundle(models)).toBe(expected);
});
