import { expect, it } from 'vitest';
import { filesOf, read } from './source-files.ts';

/** Adds the work that modules promise, and no routes. */
const withoutRoutes = ['./outbox-work.ts', './media/media-module.ts'];

it('every module of the service is entered through its routes.ts', () => {
  const imported = [...read('api/modules.ts').matchAll(/^import \{.*\} from '([^']+)'/gm)].map(([, path = '']) => path);
  const others = imported.filter((path) => !/^\.\/modules\/[\w-]+\/routes\.ts$/.test(path));
  expect(others.filter((path) => !withoutRoutes.includes(path))).toEqual([]);
});

it('every file with routes that a module exports has the one shape, ServiceModule', () => {
  const other = filesOf('api', ['routes.ts', '-route.ts'])
    .filter((file) => file.startsWith('api/modules/'))
    .filter((file) => !/^export const \w+: ServiceModule = /m.test(read(file)));
  expect(other).toEqual([]);
});
