import { describe, expect, it } from 'vitest';
import { longFunctions } from './long-functions.ts';
import { codeOf, read, roomOfFile, rooms } from './source-files.ts';

/** Longer ones, each with its reason. The list only gets shorter. */
const longer: Readonly<Record<string, string>> = {
  'mf-checkout/src/pay/pay.tsx Pay': 'the budget of the page of the payment has no room for the bytes of its parts',
  'mf-checkout/src/pay/use-payment.ts usePayment': 'the same page',
};

describe('a function', () => {
  // Reading the syntax of every file takes seconds, and more where other tests share the processor.
  it.each(rooms)('of %s has at most 60 lines, or is a table', { timeout: 60_000 }, (room) => {
    const found = codeOf(room).flatMap((file) =>
      longFunctions(file, read(file)).map((each) => each.replace(/:\d+ (.*) \(\d+\)$/, ' $1')),
    );
    expect(found.sort()).toEqual(
      Object.keys(longer)
        .filter((each) => roomOfFile(each) === room)
        .sort(),
    );
  });

  const lines = (number: number, text = 'work();') => `${text}\n`.repeat(number);
  const found = (text: string) => longFunctions('page.tsx', text).map((each) => each.replace(/^\S+ /, ''));
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
});
