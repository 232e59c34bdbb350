import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ColumnPacker, columnReader } from './packed-column.ts';

function packed(values: readonly unknown[], isCoded = false) {
  const packer = new ColumnPacker({ isCoded });
  for (const value of values) packer.add(value);
  const column = packer.finish();
  const read = columnReader(column);
  return { kind: column.kind, values: values.map((_, row) => read(row)) };
}

const anyValue = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constant(''),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ unit: 'grapheme' })),
  fc.record({ path: fc.string() }),
);

it('a packed column reads as what was put into it, few values and many (FRESH-6)', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 60 }), fc.constantFrom(0, 5000), (values, others) => {
      const all = [...Array.from({ length: others }, (_, i) => `text ${i}`), ...values];
      expect(packed(all).values).toEqual(all);
    }),
    { numRuns: 40 },
  );
});

it('values that hardly repeat are kept as numbers or texts, and as texts once another kind comes (FRESH-6)', () => {
  const numbers = Array.from({ length: 9000 }, (_, i) => i * 100_003 - 400_000_000);
  expect(packed(numbers)).toEqual({ kind: 'numbers', values: numbers });
  const mixed = [...numbers, 0.5, null, 'x'];
  expect(packed(mixed)).toEqual({ kind: 'texts', values: mixed });
  const lists = numbers.map((id) => [[id, [{ path: `/media/ä${id}` }]]]);
  expect(packed(lists)).toEqual({ kind: 'texts', values: lists });
});

it('a coded column gives the same object for the same value, however many there are (FRESH-6)', () => {
  const values = Array.from({ length: 9000 }, (_, i) => [i % 8000]);
  const { kind, values: read } = packed(values, true);
  expect(kind).toBe('codes');
  expect(read).toEqual(values);
  expect(read[0]).toBe(read[8000]);
});
