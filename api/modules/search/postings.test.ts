import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachPosting, PostingPacker } from './postings.ts';

it('each term has the postings that were added to it, in their order, whatever comes between (SEARCH-16)', () => {
  const slice = fc.dictionary(fc.constantFrom('takk', 'boot', 'сапог', 'x'), fc.uniqueArray(fc.nat({ max: 2 ** 20 })));
  fc.assert(
    fc.property(fc.array(slice, { maxLength: 5 }), (slices) => {
      const packer = new PostingPacker();
      const expected: Record<string, number[]> = {};
      for (const [turn, terms] of slices.entries())
        for (const [term, postings] of Object.entries(terms)) {
          const later = postings.map((posting) => posting + turn * 2 ** 28);
          packer.add(term, later);
          expected[term] = [...(expected[term] ?? []), ...later.sort((a, b) => a - b)];
        }
      const postings = packer.postings();
      const read = packer.terms.map((term, number) => {
        const found: number[] = [];
        eachPosting(postings, number, (posting) => found.push(posting));
        return [term, found];
      });
      expect(Object.fromEntries(read)).toEqual(expected);
    }),
  );
});
