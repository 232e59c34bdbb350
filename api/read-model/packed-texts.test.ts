import { expect, it } from 'vitest';
import { TextPacker } from './packed-texts.ts';

it('texts are found by their model, whatever the order in which they came, and an unknown one has none (FRESH-6)', () => {
  const packer = new TextPacker();
  packer.add([7, 'Kuura', 'Kevyt', '']);
  packer.add([3, 'Сапог', '', 'ä']);
  const texts = packer.finish();
  expect([texts.size, texts.has(3), texts.has(4), texts.get(4)]).toEqual([2, true, false, undefined]);
  expect(texts.get(7)).toEqual({ name: 'Kuura', shortDescription: 'Kevyt', description: '' });
  expect([...texts.values()].map(({ name }) => name)).toEqual(['Kuura', 'Сапог']);
});
