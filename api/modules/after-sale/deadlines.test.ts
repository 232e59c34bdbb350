import { describe, expect, it } from 'vitest';
import { lawYears, readGuaranteeYears, usableGuaranteeYears } from '../../read-model/legal-guarantee-years.ts';
import { deadlinesOf, kindOn, sendBy } from './deadlines.ts';

const deadlines = deadlinesOf(new Date('2026-11-01T10:00:00Z'), 'fi', lawYears);
const on = (moment: string) => kindOn(new Date(moment), deadlines);

describe('the two times after a delivery (AFTER-24, AFTER-28)', () => {
  it('are 14 days to withdraw and 100 days to return unused goods, the day of delivery not counted; faults count two years (AFTER-62)', () => {
    expect(deadlines).toEqual({ withdrawUntil: '2026-11-15', returnUntil: '2027-02-09', complainUntil: '2028-11-01' });
  });

  it('leave the seller liable as long as the buyer’s country says (AFTER-62)', () => {
    const delivered = new Date('2026-11-01T10:00:00Z');
    const until = (country: string) => deadlinesOf(delivered, country, lawYears).complainUntil;
    expect(['FI', 'de', 'SE'].map(until)).toEqual(['2028-11-01', '2028-11-01', '2029-11-01']);
    expect(['es', 'pt'].map(until)).toEqual(['2029-11-01', '2029-11-01']);
    expect(['no', 'is'].map(until)).toEqual(['2031-11-01', '2031-11-01']);
  });

  it('and longer where the merchant’s setting says so, or again as the law says where it cannot be read (AFTER-62, CONF-114)', () => {
    const delivered = new Date('2026-11-01T10:00:00Z');
    const years = readGuaranteeYears('{"FI":4}');
    const until = (country: string) => deadlinesOf(delivered, country, years).complainUntil;
    expect(['fi', 'se', 'de'].map(until)).toEqual(['2030-11-01', '2029-11-01', '2028-11-01']);
    expect(['', ' ', '{"fi":1}', '{'].map(usableGuaranteeYears)).toEqual([lawYears, lawYears, lawYears, lawYears]);
  });

  it('are counted in the shop’s calendar, to the end of the day', () => {
    expect(deadlinesOf(new Date('2026-11-01T22:30:00Z'), 'fi', lawYears).withdrawUntil).toBe('2026-11-16');
    expect([on('2026-11-15T21:59:00Z'), on('2026-11-15T22:01:00Z')]).toEqual(['withdrawal', 'return']);
    expect([on('2027-02-09T21:59:00Z'), on('2027-02-09T22:01:00Z')]).toEqual(['return', null]);
  });

  it('do not begin before the goods have arrived', () => {
    const open = deadlinesOf(null, 'fi', lawYears);
    expect(open).toEqual({ withdrawUntil: null, returnUntil: null, complainUntil: null });
    expect(kindOn(new Date('2036-01-01T00:00:00Z'), open)).toBe('withdrawal');
  });

  it('leave 14 days to send after a withdrawal, and the return’s own last day after a return', () => {
    const declared = new Date('2026-11-10T10:00:00Z');
    expect(sendBy('withdrawal', declared, deadlines)).toBe('2026-11-24');
    expect(sendBy('return', declared, deadlines)).toBe('2027-02-09');
  });
});
