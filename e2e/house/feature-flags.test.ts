import { featureFlags } from 'mf-shared/contract/feature-flags';
import { describe, expect, it } from 'vitest';
import { filesOf, read, rooms } from './source-files.ts';

const sources = rooms
  .flatMap((room) => filesOf(room, ['.ts', '.tsx']))
  .filter((path) => !path.includes('/contract/feature-flags') && !/\.(?:test|spec)\.tsx?$/.test(path));

describe.each(Object.entries(featureFlags))('the flag %s', (name, { owner, ends, about }) => {
  it('has a room that owns it, a day by which it is gone, and says what it shows (CONF-57)', () => {
    expect(rooms).toContain(owner);
    expect(ends).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(about).not.toBe('');
  });

  it('hides something (CONF-57)', () => {
    expect(sources.filter((path) => read(path).includes(`'${name}'`))).not.toEqual([]);
  });
});
