import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const leadsTo = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`, 'https://havu.example', '/accounts/');

describe('where signing in leads', () => {
  it.each([
    ['/en/kaamos/kuura/?color=night', '/en/kaamos/kuura/?color=night'],
    ['https://evil.example/', '/accounts/'],
    ['//evil.example/', '/accounts/'],
    ['/\\evil.example/', '/accounts/'],
    ['/.//evil.example', '/accounts/'],
    ['/a/..//evil.example/', '/accounts/'],
    ['/%2e//evil.example', '/accounts/'],
    ['javascript:alert(1)', '/accounts/'],
    ['', '/accounts/'],
  ])('%s → %s', (next, expected) => {
    expect(leadsTo(next)).toBe(expected);
  });
});
