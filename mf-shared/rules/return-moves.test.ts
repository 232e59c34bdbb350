import { returnStatus } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { canBeTakenBack, isReturnOver, lineOutcomesIn, nextReturnStatuses, statusAfter } from './return-moves.ts';

describe('returns move (AFTER-56 to AFTER-58)', () => {
  it.each([
    ['new-return', ['processing-return']],
    ['processing-return', ['more_info-return', 'fixing-return', 'processed-return', 'rejected-return']],
    ['more_info-return', ['processing-return']],
    ['fixing-return', ['processed-return']],
    ['cancelled', []],
  ] as const)('from %s to %j', (from, next) => {
    expect(nextReturnStatuses(from)).toEqual(next);
  });

  it('and end as processed, rejected or cancelled', () => {
    expect(returnStatus.options.filter(isReturnOver)).toEqual(['processed-return', 'rejected-return', 'cancelled']);
  });

  it('and are taken back before anything has arrived alone (AFTER-42, AFTER-115)', () => {
    expect(returnStatus.options.filter(canBeTakenBack)).toEqual(['new-return']);
  });

  it.each([
    [['accepted', 'refused', 'repair'], 'fixing-return'],
    [['accepted', 'refused'], 'processed-return'],
    [['reduced'], 'processed-return'],
    [['repaired', 'refused'], 'processed-return'],
    [['refused', 'refused'], 'rejected-return'],
  ] as const)('once %j was decided, to %s (AFTER-57, AFTER-58)', (outcomes, status) => {
    expect(statusAfter(outcomes)).toBe(status);
  });

  it('every decision leads from its status to one that there is', () => {
    for (const from of returnStatus.options)
      for (const outcome of lineOutcomesIn(from)) expect(nextReturnStatuses(from)).toContain(statusAfter([outcome]));
  });
});
