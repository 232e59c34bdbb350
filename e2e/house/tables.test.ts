import { describe, expect, it } from 'vitest';
import { groupsOf, localeFolders, textsOf, withoutPlural } from './locale-texts.ts';
import { filesOf, read } from './source-files.ts';

const remotes = ['mf-catalog', 'mf-product', 'mf-checkout', 'mf-account'] as const;
interface Manifest {
  havu: { exposes: Record<string, string> };
}
const exposed = new Set(
  remotes.flatMap((remote) =>
    Object.keys((JSON.parse(read(`${remote}/package.json`)) as Manifest).havu.exposes).map(
      (name) => `${remote} ${name}`,
    ),
  ),
);

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const tables = [
  ...filesOf('shell', ['.ts']).filter((path) => path.startsWith('shell/src/routes/') && !isTest(path)),
  'shell/src/applications/application-table.ts',
];
/** What the shell's tables name: `mf-x ./name`. A file whose rows come from a function names one remote for all of them. */
const named = new Set(
  tables.flatMap((path) => {
    const text = read(path);
    const [remote = ''] = remotes.filter((each) => text.includes(`remote: '${each}', expose }`));
    const rows = [...text.matchAll(/remote: '(mf-\w+)',\s*expose: '(\.\/[\w-]+)'/g)].map(
      ([, owner, expose]) => `${owner} ${expose}`,
    );
    return remote ? [...text.matchAll(/'(\.\/[\w-]+)'/g)].map(([, expose]) => `${remote} ${expose}`) : rows;
  }),
);
describe('the shell’s tables and what the remotes expose', () => {
  it('every page and application of the tables is exposed by its remote', () =>
    expect([...named].filter((name) => !exposed.has(name)).sort()).toEqual([]));

  it('every exposed module stands in a table', () =>
    expect([...exposed].filter((name) => !named.has(name))).toEqual([]));
});

describe('texts that code asks for by name', () => {
  it.each(localeFolders.filter((folder) => folder !== 'api/locales'))('%s has them', (folder) => {
    const owner = folder.replace(/^mf-shared\/|\/locales$/g, '');
    const keys = new Set(
      groupsOf(folder).flatMap((group) =>
        [...textsOf(folder, group, 'fi').keys()].flatMap((key) => [key, withoutPlural(key)]),
      ),
    );
    const missing = (['shell', 'mf-shared', ...remotes] as const)
      .flatMap((room) => filesOf(room, ['.tsx']))
      .filter((path) => !isTest(path))
      .flatMap((path) => {
        const text = read(path);
        return [...text.matchAll(/const (\w+) = useText\('([\w-]+)'\)/g)]
          .filter(([, , namespace]) => namespace === owner)
          .flatMap(([, name]) => [...text.matchAll(new RegExp(`\\b${name}\\(\\s*'([\\w.-]+)'`, 'g'))])
          .filter(([, key = '']) => !keys.has(key))
          .map(([, key]) => `${path}: ${key}`);
      });
    expect([...new Set(missing)]).toEqual([]);
  });
});

it('every refusal of the service has its words', () => {
  const groups = groupsOf('api/locales').flatMap((group) => [...textsOf('api/locales', group, 'fi').keys()]);
  const keys = new Set(groups.map(withoutPlural));
  const missing = filesOf('api', ['.ts'])
    .filter((path) => !isTest(path))
    .flatMap((path) =>
      [...read(path).matchAll(/new Refusal\(\s*\d+,\s*'([\w.]+)'/g)].map(([, code]) => `${path}: errors.${code}`),
    )
    .filter((found) => !keys.has(found.split(': ')[1] ?? ''));
  expect(missing).toEqual([]);
});
