import { describe, expect, it } from 'vitest';
import { companyKey, normaliseCompanyId } from './company-id.ts';

describe('a company’s number (STAFF-6)', () => {
  it.each([
    ['0112038-9', '0112038-9'],
    [' fi 01120389 ', 'FI01120389'],
    ['SE556677889901', 'SE556677889901'],
    ['DE 123 456 789', 'DE123456789'],
  ])('%s is %s', (typed, id) => expect(normaliseCompanyId(typed)).toBe(id));

  it.each([
    '0112038-8',
    'FI01120388',
    '1234567',
    '',
    'Metsä Oy',
    'FI',
    'SE5',
    '0112038-9; DROP',
    'SE556677889901234567',
  ])('%s is none', (typed) => expect(normaliseCompanyId(typed)).toBeNull());
});

it('knows one company however its number is written', () => {
  const ways = ['0112038-9', 'FI01120389', 'fi 0112038-9', '01120389'];
  expect(new Set(ways.map(companyKey))).toEqual(new Set(['FI01120389']));
  expect(companyKey('SE556677889901')).toBe('SE556677889901');
});
