import { expect, it } from 'vitest';
import { filesOf, read, rooms } from './source-files.ts';

/** `later` itself, and what shows words of its own where its code cannot be had. */
const allowed = ['mf-shared/ui/later.ts', 'mf-account/src/orders/order-row.tsx'];

// A rejected lazy() throws through every Suspense up to the next boundary: a lost file of the footer took the page down.
it.each(rooms)('%s loads its late parts by `later`', (room) => {
  const bare = filesOf(room, ['.ts', '.tsx'])
    .filter((file) => !file.includes('.test.') && !allowed.includes(file))
    .filter((file) => /\blazy\s*[<(]/.test(read(file)));
  expect(bare).toEqual([]);
});
