import { describe, expect, it } from 'vitest';
import { isChatOpen } from './chat-hours.ts';

describe('the chat’s hours (CONTENT-17)', () => {
  it.each([
    ['a Wednesday at 8 in Helsinki', '2026-11-25T06:00:00Z', true],
    ['a minute before', '2026-11-25T05:59:00Z', false],
    ['a minute before 20', '2026-11-25T17:59:00Z', true],
    ['20 o’clock', '2026-11-25T18:00:00Z', false],
    ['8 in summer time', '2026-07-01T05:00:00Z', true],
    ['a Saturday', '2026-11-28T10:00:00Z', false],
    ['a Sunday', '2026-11-29T10:00:00Z', false],
    ['May Day, a Friday', '2026-05-01T10:00:00Z', false],
    ['Good Friday', '2026-04-03T10:00:00Z', false],
    ['Easter Monday', '2027-03-29T10:00:00Z', false],
    ['the day after Easter Monday', '2027-03-30T10:00:00Z', true],
    ['Ascension Day', '2026-05-14T10:00:00Z', false],
    ['the eve of midsummer', '2026-06-19T10:00:00Z', false],
    ['Epiphany', '2027-01-06T10:00:00Z', false],
    ['the eve of Christmas', '2026-12-24T10:00:00Z', false],
  ])('%s', (_when, now, isOpen) => expect(isChatOpen(Date.parse(now))).toBe(isOpen));
});
