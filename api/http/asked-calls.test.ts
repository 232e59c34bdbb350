import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, testService } from '../testing/test-service.ts';

const root = join(import.meta.dirname, '..', '..');
/** A path in quotes, with values filled in or without. */
const path = /(['`])(\/api\/(?:(?!\1)[^\n])*)\1/g;

let service: TestService;
beforeAll(async () => {
  // A shop without a translator lacks its call (STAFF-78).
  service = await testService({ TRANSLATION_URL: 'https://translator.example', TRANSLATION_KEY: 'key' });
});
afterAll(() => service.close());

/** The calls that code of browsers names, each with its file: `/api/stores/*` for `/api/stores/${slug}/`. */
function askedCalls(): [file: string, call: string][] {
  const files = globSync('{mf-catalog,mf-product,mf-checkout,mf-account,shell}/src/**/*.{ts,tsx}', { cwd: root });
  const code = [...files, ...globSync('mf-shared/{stores,ui}/**/*.{ts,tsx}', { cwd: root })].filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  return code.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(path)].map(([, , call = '']): [string, string] => [
      file,
      call.replace(/\$\{[^}]*\}/g, '*').replace(/\?.*$/, ''),
    ]),
  );
}

const isFilled = (part: string) => part.startsWith(':') || part.includes('*');
const partsOf = (url: string) => url.split('/').filter(Boolean);

it('every call that a page asks for is one of the service', () => {
  const routes = [...service.app.declaredAccess.keys()].map((route) => partsOf(route.split(' ')[1] ?? ''));
  const isThere = (call: string) => {
    const parts = partsOf(call);
    // A call with a value in it may be the beginning of longer ones: `${path}mail/`.
    const isWhole = !call.includes('*');
    return routes.some(
      (route) =>
        (!isWhole || route.length === parts.length) &&
        parts.every((part, place) => isFilled(part) || isFilled(route[place] ?? '') || part === route[place]),
    );
  };
  const asked = askedCalls();
  expect(asked.length).toBeGreaterThan(300);
  expect([isThere('/api/stores/*/'), isThere('/api/stores/')]).toEqual([true, false]);
  expect(asked.filter(([, call]) => !isThere(call)).map((each) => each.join(': '))).toEqual([]);
});
