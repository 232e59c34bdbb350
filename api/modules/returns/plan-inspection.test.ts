import { describe, expect, it } from 'vitest';
import { planInspection } from './plan-inspection.ts';

type Asked = Parameters<typeof planInspection>[0][number];
type Standing = Parameters<typeof planInspection>[1];

const line = (own: Partial<Asked>): Asked => ({
  ...{ productId: 1, amount: 1, outcome: 'accepted', reason: '', store: null, attachments: [] },
  ...{ condition: null, place: '' },
  ...own,
});
const standing = (own: Partial<Standing> = {}): Standing => ({
  ...{ status: 'processing-return', before: [], deliveryMinor: 0, feeMinor: 0, stepMinor: 1 },
  open: [{ productId: 1, amount: 3, shareMinor: 1000 }],
  ...own,
});
describe('an inspection gives back (AFTER-79)', () => {
  it('the whole promise for accepted pieces, to the cent, however they are parted', () => {
    const parted = planInspection([line({ amount: 1 }), line({ amount: 1 }), line({ amount: 1 })], standing());
    expect(parted.lines.map(({ refundMinor }) => refundMinor)).toEqual([334, 333, 333]);
    expect(parted.totalMinor).toBe(1000);
    expect(planInspection([line({ amount: 2 }), line({})], standing()).totalMinor).toBe(1000);
  });

  it('less for what was used, and nothing for what is refused or repaired', () => {
    const plan = planInspection(
      [
        line({ outcome: 'reduced', refund: 2, reason: 'worn' }),
        line({ outcome: 'refused', reason: 'torn' }),
        line({ outcome: 'repair' }),
      ],
      standing({ deliveryMinor: 490 }),
    );
    expect(plan).toMatchObject({ status: 'fixing-return', deliveryMinor: 0, totalMinor: 200 });
  });

  it('the money less the fee of the way back, and never less than nothing', () => {
    const all = [line({ amount: 3 })];
    expect(planInspection(all, standing({ feeMinor: 490 }))).toMatchObject({ feeMinor: 490, totalMinor: 510 });
    const worn = [line({ amount: 3, outcome: 'reduced', refund: 2, reason: 'worn' })];
    expect(planInspection(worn, standing({ feeMinor: 490 }))).toMatchObject({ feeMinor: 200, totalMinor: 0 });
    const refused = [line({ amount: 3, outcome: 'refused', reason: 'torn' })];
    expect(planInspection(refused, standing({ feeMinor: 490 }))).toMatchObject({ feeMinor: 0, totalMinor: 0 });
  });

  it('delivery with the last decision, where all goods were taken back (AFTER-30)', () => {
    const all = [line({ amount: 3 })];
    expect(planInspection(all, standing({ deliveryMinor: 490 })).totalMinor).toBe(1490);
    const fixing = standing({ status: 'fixing-return', deliveryMinor: 490, before: [{ outcome: 'refused' }] });
    expect(planInspection(all, fixing).totalMinor).toBe(1000);
    expect(planInspection(all, { ...fixing, before: [{ outcome: 'reduced' }] }).totalMinor).toBe(1490);
  });

  it('whole krona where there are no smaller amounts', () => {
    const open = [{ productId: 1, amount: 3, shareMinor: 100_000 }];
    const parted = planInspection([line({ amount: 1 }), line({ amount: 2 })], standing({ open, stepMinor: 100 }));
    expect(parted.lines.map(({ refundMinor }) => refundMinor)).toEqual([33_400, 66_600]);
  });
});

describe('an inspection says where pieces go (AFTER-98)', () => {
  const goes = (own: Partial<Asked>) =>
    planInspection([line({ amount: 3, reason: 'torn', ...own })], standing()).lines[0];

  it('to a shelf of a store, to a workshop, or nowhere', () => {
    expect(goes({ store: 2, place: 'B-14' })).toMatchObject({ destination: 'store', store: 2, place: 'B-14' });
    const workshop = { destination: 'workshop', store: null, place: 'Tampere' } as const;
    expect(goes(workshop)).toMatchObject(workshop);
    expect(goes({ outcome: 'repair', place: 'Tampere' })).toMatchObject(workshop);
    expect(goes({ place: 'B-14' })).toMatchObject({ destination: 'written_off', store: null, place: '' });
  });

  it('and in no stock where they are not in a store, whatever store was named', () => {
    expect(goes({ destination: 'written_off', store: 2 })).toMatchObject({ destination: 'written_off', store: null });
    expect(goes({ outcome: 'repair', store: 2 })).toMatchObject({ destination: 'workshop', store: null });
    expect(goes({ outcome: 'refused', store: 2, place: 'B-14' })).toMatchObject({
      ...{ destination: 'sent_back', store: null, place: '' },
    });
  });

  it('back to the buyer, or to a store that keeps them to be fetched, where they are refused (AFTER-106)', () => {
    const refused = { outcome: 'refused', reason: 'torn' } as const;
    expect(goes({ ...refused, destination: 'sent_back' })).toMatchObject({ destination: 'sent_back', store: null });
    expect(goes({ ...refused, destination: 'kept', store: 2 })).toMatchObject({ destination: 'kept', store: 2 });
    expect(() => goes({ ...refused, destination: 'kept' })).toThrow('invalid_request');
    expect(() => goes({ destination: 'kept', store: 2 })).toThrow('invalid_request');
  });

  it('but not to a store without its name, nor to a place that the decision does not know', () => {
    expect(() => goes({ destination: 'store' })).toThrow('invalid_request');
    expect(() => goes({ outcome: 'refused', destination: 'store', store: 2 })).toThrow('invalid_request');
    expect(() => goes({ outcome: 'repair', destination: 'written_off' })).toThrow('invalid_request');
  });
});

describe('an inspection is refused', () => {
  it.each([
    ['for more pieces than wait', [line({ amount: 4 })]],
    ['for fewer', [line({ amount: 2 })]],
    ['for a product that did not come back', [line({ amount: 3 }), line({ productId: 2 })]],
  ])('%s', (_, asked) => expect(() => planInspection(asked, standing())).toThrow('return_pieces'));

  it('for more money than was promised', () => {
    const asked = [line({ amount: 3, outcome: 'reduced', refund: 10.01, reason: 'worn' })];
    expect(() => planInspection(asked, standing())).toThrow('refund_too_large');
  });

  it('without a reason where less goes back, or nothing', () => {
    expect(() => planInspection([line({ amount: 3, outcome: 'refused' })], standing())).toThrow('invalid_request');
    expect(() => planInspection([line({ amount: 3, outcome: 'reduced', reason: 'worn' })], standing())).toThrow();
  });

  it.each(['new-return', 'more_info-return', 'processed-return', 'rejected-return', 'cancelled'] as const)(
    'of a return that is %s (AFTER-56 to AFTER-58)',
    (status) => expect(() => planInspection([line({ amount: 3 })], standing({ status }))).toThrow('return_moved'),
  );

  it('that refuses, or repairs again, what was repaired (AFTER-58)', () => {
    for (const outcome of ['refused', 'repair'] as const)
      expect(() =>
        planInspection([line({ amount: 3, outcome, reason: 'torn' })], standing({ status: 'fixing-return' })),
      ).toThrow('return_moved');
  });

  it('not a cent beside what goes out for its pieces, whichever of them are repaired first (AFTER-61)', () => {
    // What the wanted pieces are worth is split from the first piece on that is accepted.
    const [first, second] = [19_356, 19_355];
    const open = [{ productId: 1, amount: 2, shareMinor: first + second, exchanged: [first, second] }];
    for (const outcomes of [['repair', 'accepted'] as const, ['accepted', 'repair'] as const]) {
      const plan = planInspection(
        outcomes.map((outcome) => line({ outcome })),
        standing({ open }),
      );
      expect(plan.totalMinor).toBe(0);
      const shareMinor = plan.lines.find(({ outcome }) => outcome === 'repair')?.shareMinor ?? 0;
      expect(shareMinor).toBe(second);
      const left = [{ productId: 1, amount: 1, shareMinor, exchanged: [second] }];
      const ended = planInspection([line({})], standing({ status: 'fixing-return', open: left }));
      expect(ended.totalMinor).toBe(0);
    }
  });
});
