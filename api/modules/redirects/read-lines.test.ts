import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const only = (line: string) => readLines(line)[0]?.redirect ?? null;
const way = (new_path: string | null) => ({ old_path: '/old/', new_path });

it.each([
  '/old/ /new/',
  '/old/\t/new/',
  '/old/,/new/',
  '/old/;/new/',
  '/old/ → /new/',
  '/old/ -> /new/',
  '"/old/","/new/"',
  '  /old/   /new/  ',
  '/old/ /new/ 301',
  '/old/,/new/,301',
])('two addresses are read however they are parted: %s (STAFF-46)', (line) => {
  expect(only(line)).toEqual(way('/new/'));
});

it('410 says that it is gone, and what is no two addresses is kept as it was written (STAFF-46)', () => {
  expect(only('/old/ 410')).toEqual(way(null));
  expect(readLines('# remark\r\n\r\n/old/\r\n/a/ /b/ /c/')).toEqual([
    { number: 3, written: '/old/', redirect: null },
    { number: 4, written: '/a/ /b/ /c/', redirect: null },
  ]);
});
