import { complaintStatus } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { isComplaintOver, nextComplaintStatuses } from './complaint-moves.ts';

describe('complaints move (AFTER-56 to AFTER-58)', () => {
  it.each([
    ['new-return', ['processing-return']],
    ['processing-return', ['more_info-return', 'fixing-return', 'processed-return', 'rejected-return']],
    ['more_info-return', ['processing-return']],
    ['fixing-return', ['processed-return']],
  ] as const)('from %s to %j', (from, next) => {
    expect(nextComplaintStatuses(from)).toEqual(next);
  });

  it('and end as processed or rejected', () => {
    expect(complaintStatus.options.filter(isComplaintOver)).toEqual(['processed-return', 'rejected-return']);
  });
});
