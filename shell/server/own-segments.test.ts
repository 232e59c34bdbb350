import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { isFixedPage, ownSegments } from 'mf-shared/rules/fixed-pages';
import { expect, it } from 'vitest';
import { routeTable } from '../src/routes/route-table.ts';
import { servicePaths } from './app.ts';
import { smallShell } from './testing/small-shell.ts';

const firstOf = (path: string): string => path.split('/', 2)[1] ?? '';

/** The addresses that the shell's server answers before it looks for a page; places in their names are a number. */
async function answeredPaths(): Promise<string[]> {
  const paths: string[] = [];
  const listen = (message: unknown) =>
    void (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url }) => void paths.push(url));
  const made = channel('fastify.initialization');
  made.subscribe(listen);
  const shell = await smallShell();
  made.unsubscribe(listen);
  await shell.close();
  return [...paths.map((path) => path.replace(/:\w+\([^)]*\)/, '1')), ...servicePaths];
}

it('what the server answers itself is known where redirects are kept, and nothing else is (STAFF-46)', async () => {
  const answered = await answeredPaths();
  expect(answered).toContain('/robots.txt');
  expect(answered.filter((path) => !isFixedPage(`/${firstOf(path)}/`))).toEqual([]);
  const firsts = new Set([...answered, ...routeTable.map(({ path }) => path)].map(firstOf));
  expect([...ownSegments].filter((segment) => !firsts.has(segment))).toEqual([]);
});
