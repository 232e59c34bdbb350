import { describe, expect, it } from 'vitest';
import { codeHash, complaintCode } from './complaint-code.ts';

const secret = { keyFor: () => Buffer.alloc(24, 7).toString('base64url'), matches: () => false };

describe('the code of a complaint', () => {
  it('is three groups of four', () => {
    expect(complaintCode(secret, 'any')).toBe('7777-7777-7777');
  });

  it('is the same however it is typed', () => {
    expect(codeHash('a0b1-c2d3 e4f5')).toEqual(codeHash('AOBI-C2D3-E4F5'));
    expect(codeHash('A0B1-C2D3-E4F5')).not.toEqual(codeHash('A0B1-C2D3-E4F6'));
  });
});
