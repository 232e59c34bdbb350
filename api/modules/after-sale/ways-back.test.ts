import { describe, expect, it } from 'vitest';
import { defaultReturnTerms, returnSettings, termsOf } from './return-terms.ts';
import { type WayFacts, waysBack } from './ways-back.ts';

const facts: WayFacts = {
  ...{ terms: defaultReturnTerms, labelCostMinor: 490, country: 'fi' },
  ...{ isClubMember: false, cameInBag: false, hasLabels: true },
};
const euro = { code: 'eur', rate: 1 };
const plain = { kind: 'return', reasons: ['changed_mind'], refundMinor: 10_000, paid: euro } as const;
const label = (some: Partial<WayFacts>, returned: Partial<Parameters<typeof waysBack>[1]> = {}) =>
  waysBack({ ...facts, ...some }, { ...plain, ...returned }).find(({ way }) => way === 'label');

describe('the ways back', () => {
  it('cost 4.90 € with a label and nothing in a store or as the buyer sends it (AFTER-46, AFTER-47)', () => {
    expect(waysBack(facts, plain)).toEqual([
      { way: 'label', feeMinor: 490, freeFor: null },
      { way: 'store', feeMinor: 0, freeFor: null },
      { way: 'post', feeMinor: 0, freeFor: null },
    ]);
  });

  it('have the RePack bag, free, where the order came in one (AFTER-48)', () => {
    const ways = waysBack({ ...facts, cameInBag: true }, plain);
    expect(ways.find(({ way }) => way === 'repack')).toEqual({ way: 'repack', feeMinor: 0, freeFor: null });
  });

  it('have no label where no carrier makes one', () => {
    expect(label({ hasLabels: false })).toBeUndefined();
  });

  it('are free for club members and where one product has a fault (AFTER-46, AFTER-49)', () => {
    expect(label({ isClubMember: true })).toEqual({ way: 'label', feeMinor: 0, freeFor: 'club' });
    expect(label({}, { reasons: ['changed_mind', 'faulty'] })).toEqual({ way: 'label', feeMinor: 0, freeFor: 'fault' });
  });

  it('never cost more than what goes back', () => {
    expect(label({}, { refundMinor: 300 })?.feeMinor).toBe(300);
    expect(label({}, { refundMinor: 0 })?.feeMinor).toBe(0);
  });

  it('cost a withdrawal no more than sending really costs, also in another currency', () => {
    const dear = returnSettings({ RETURN_FEES: 'return=9.90, withdrawal=9.90', RETURN_LABEL_COST: '4.90' });
    expect(label(dear)?.feeMinor).toBe(990);
    expect(label(dear, { kind: 'withdrawal' })?.feeMinor).toBe(490);
    const sek = { code: 'sek', rate: 11.37 };
    // 55.71 kr: a return is rounded as prices are, a withdrawal never up.
    expect(label({}, { paid: sek })?.feeMinor).toBe(5600);
    expect(label({}, { paid: sek, kind: 'withdrawal' })?.feeMinor).toBe(5500);
  });

  it('are data per kind and country (AFTER-37)', () => {
    const { terms } = returnSettings({ RETURN_FEES: 'return.se=6.90, withdrawal=0' });
    expect(termsOf(terms, 'return', 'SE').labelFeeMinor).toBe(690);
    expect(termsOf(terms, 'return', 'fi')).toMatchObject({ labelFeeMinor: 490, days: 100 });
    expect(termsOf(terms, 'withdrawal', 'de')).toMatchObject({ labelFeeMinor: 0, days: 14 });
    for (const given of ['return', 'exchange=1', 'return=-1', 'return.sweden=4', 'return=4.999'])
      expect(() => returnSettings({ RETURN_FEES: given })).toThrow('RETURN_FEES');
    expect(() => returnSettings({ RETURN_LABEL_COST: 'much' })).toThrow('RETURN_LABEL_COST');
  });
});
