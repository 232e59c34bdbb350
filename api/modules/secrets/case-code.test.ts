import { describe, expect, it } from 'vitest';
import { caseCode, caseCodeHash } from './case-code.ts';

const secret = { keyFor: () => Buffer.alloc(24, 7).toString('base64url'), matches: () => false };

describe('the code of a case', () => {
  it('is three groups of four', () => {
    expect(caseCode(secret, 'complaint', 'any')).toBe('7777-7777-7777');
  });

  it('opens nothing of another kind', () => {
    expect(caseCodeHash('complaint', 'A0B1-C2D3-E4F5')).not.toEqual(caseCodeHash('return', 'A0B1-C2D3-E4F5'));
  });

  it('is the same however it is typed', () => {
    expect(caseCodeHash('complaint', 'a0b1-c2d3 e4f5')).toEqual(caseCodeHash('complaint', 'AOBI-C2D3-E4F5'));
    expect(caseCodeHash('complaint', 'A0B1-C2D3-E4F5')).not.toEqual(caseCodeHash('complaint', 'A0B1-C2D3-E4F6'));
  });
});
