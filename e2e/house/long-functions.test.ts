import { describe, expect, it } from 'vitest';
import { longFunctions } from './long-functions.ts';
import { filesOf, type Room, read, rooms } from './source-files.ts';

/** Each draws one thing, shape after shape from the back to the front: a table of shapes. */
const drawings = 'deploy/demo/art/';

/** Rooms whose functions are still counted without the named functions inside them. The list only gets shorter. */
const roomsOfOwnLines: ReadonlySet<Room> = new Set([
  // Two functions of the page of the payment: its budget has no room for the bytes of their parts.
  'mf-checkout',
]);

describe('a function', () => {
  // Reading the syntax of every file takes seconds, and more where other tests share the processor.
  it.each(rooms)('of %s has at most 60 lines, or is a table', { timeout: 60_000 }, (room) => {
    const files = filesOf(room, ['.ts', '.tsx', '.mjs']).filter(
      (file) => !/\.test\.|\.spec\.|\/testing\/|^e2e\/journeys\//.test(file) && !file.startsWith(drawings),
    );
    const counted = roomsOfOwnLines.has(room) ? 'own' : 'whole';
    expect(files.flatMap((file) => longFunctions(file, read(file), counted))).toEqual([]);
  });

  const lines = (number: number, text = 'work();') => `${text}\n`.repeat(number);
  const found = (text: string, counted: 'whole' | 'own' = 'whole') =>
    longFunctions('page.tsx', text, counted).map((each) => each.replace(/^\S+ /, ''));
  const two = `function two() {\n${`const one = () => {\n${lines(40)}};\n`.repeat(2)}}`;
  const routes = `function routes(app) {\n${`app.get('/api/x/', () => {\n${lines(40)}});\n`.repeat(2)}}`;

  it.each([
    ['that is declared', `export function long() {\n${lines(59)}}`, 'long (61)'],
    ['that is a value', `const long = () => {\n${lines(59)}};`, 'long (61)'],
    ['without a name', `it(() => {\n${lines(59)}});`, 'a function without a name (61)'],
    ['with one without a name inside', `const long = () => {\n${lines(59)}each(() => {\n})};`, 'long (62)'],
    ['of a route', `function routes(app) {\napp.get('/api/x/', async () => {\n${lines(59)}});\n}`, 'get /api/x/ (61)'],
    ['that holds two with names', two, 'two (86)'],
    ['that lists routes', routes, 'routes (86)'],
    [
      'that decides, said to be a table',
      `/** A table: x. */\nconst long = () => {\n${lines(59, 'if (x) y();')}};`,
      'long (61)',
    ],
  ])('%s is found', (_title, text, expected) => {
    expect(found(text)).toContain(expected);
  });

  it.each([
    ['of 60 lines', `function short() {\n${lines(58)}}`],
    ['said to be a table', `/** A table: the rows. */\nexport const table = () => {\n${lines(70)}};`],
    ['declared and said to be a table', `/** A table: the rows. */\nexport function table() {\n${lines(70)}}`],
  ])('%s passes', (_title, text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['with names', two],
    ['of routes', routes],
  ])('is counted without those inside it %s where a room counts own lines', (_title, text) => {
    expect(found(text, 'own')).toEqual([]);
  });
});
