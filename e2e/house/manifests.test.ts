import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { filesOf, type Room, read, rooms } from './source-files.ts';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>> & {
  name: string;
};
const manifestOf = (folder: string) => JSON.parse(read(`${folder}package.json`)) as Manifest;
const rootManifest = manifestOf('');

const specifier = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file);
/** What Node runs as it stands, without a build: the packages that it imports are needed where it runs. */
const runsUnbuilt = (file: string) =>
  /^(api|shell\/server|mf-shared\/(contract|metrics|rules))\//.test(file) && !isTest(file);

/** The packages from outside that a file imports, by their names. */
function packagesOf(file: string): string[] {
  return [...read(file).matchAll(specifier)]
    .map(([, stated, late]) => stated ?? late ?? '')
    .filter((name) => !/^(\.|node:|\/|\$)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/** `file → package` for every import that the room's package.json does not name where it has to. */
function unnamed(room: Room): string[] {
  const manifest = manifestOf(`${room}/`);
  const { name, dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
  return filesOf(room, ['.ts', '.tsx']).flatMap((file) => {
    const named = {
      ...dependencies,
      ...peerDependencies,
      ...(!runsUnbuilt(file) && devDependencies),
      // The tools of tests are the whole repository's.
      ...(isTest(file) && { ...devDependencies, ...rootManifest.devDependencies }),
      ...(file.startsWith('deploy/local/') && rootManifest.devDependencies),
      [name]: '',
    };
    return packagesOf(file)
      .filter((imported) => !(imported in named))
      .map((imported) => `${file} → ${imported}`);
  });
}

interface Locked {
  /** Here only because another package can work with it; npm does not look for what it lacks. */
  peer?: boolean;
  optionalDependencies?: Record<string, string>;
}
/** Packages that are needed on some platforms only and that the lock file does not have. `npm ci` refuses such a file. */
function unlocked(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  return Object.entries(packages).flatMap(([path, { peer, optionalDependencies = {} }]) =>
    Object.keys(peer ? {} : optionalDependencies)
      .filter((name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages))
      .map((name) => `${path} → ${name}`),
  );
}

const buildTools =
  /webpack|swc|terser|css-|lightningcss|react-refresh|module-federation|vitest|testing-library|^typescript$/;

describe('a package’s manifest', () => {
  it.each(rooms)('of %s names what its files import', (room) => {
    expect(unnamed(room)).toEqual([]);
  });

  it.each(rooms)('of %s names no build tool as a run-time dependency', (room) => {
    expect(Object.keys(manifestOf(`${room}/`).dependencies ?? {}).filter((name) => buildTools.test(name))).toEqual([]);
  });

  it('names each package in one version throughout', () => {
    const versions = new Map<string, Set<string>>();
    for (const { dependencies, devDependencies, peerDependencies } of [
      rootManifest,
      ...rooms.map((room) => manifestOf(`${room}/`)),
    ])
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    const torn = [...versions]
      .filter(([, each]) => each.size > 1)
      .map(([name, each]) => `${name} ${[...each].join(', ')}`);
    expect(torn).toEqual([]);
  });
});

it('the lock file has the packages of all platforms', () => {
  expect(unlocked()).toEqual([]);
});
