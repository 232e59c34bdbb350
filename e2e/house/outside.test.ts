import { expect, it } from 'vitest';
import { filesOf, type Room, read, rooms } from './source-files.ts';

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\/journeys\//.test(path);
const codeOf = (room: Room) => filesOf(room, ['.ts', '.tsx', '.mjs']);

/** Names that no server answers to (RFC 2606, RFC 6761), names without a dot, and addresses of this machine, of private networks or of none. */
const isNobodys = (host: string) =>
  !host.includes('.') ||
  /(?:^|\.)(?:example|test|invalid|localhost|internal)$/.test(host) ||
  /^(?:127\.0\.0\.1|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|192\.0\.2\.\d+|169\.254\.169\.254)$/.test(host);
/** What names something and is never asked for, and what a test refuses or builds by hand. */
const names = new Set(['www.w3.org', 'schema.org', 'example.fi', 'cdn.example.com', 'video.example.evil']);

it('no test resolves a real host (CONF-6)', () => {
  const real = rooms.flatMap((room) =>
    codeOf(room)
      .filter(isTest)
      .flatMap((path) =>
        [...read(path).matchAll(/https?:\/\/([a-z0-9][a-z0-9.-]*[a-z0-9])/gi)]
          .map(([, host = '']) => host.toLowerCase())
          .filter((host) => !isNobodys(host) && !names.has(host))
          .map((host) => `${path}: ${host}`),
      ),
  );
  expect(real).toEqual([]);
});

it('what sells knows no sandbox: a real provider is spoken to by the same code (CHECKOUT-63)', () => {
  const selling = (['api', 'shell', 'mf-checkout', 'mf-shared'] as const)
    .flatMap(codeOf)
    .filter((path) => !isTest(path) && /payment|klarna|paypal|checkout/i.test(path));
  expect(selling.length).toBeGreaterThan(50);
  expect(selling.filter((path) => /sandbox/i.test(read(path)))).toEqual([]);
});

it('the sandbox’s script has the interface of Klarna’s, and the shop calls nothing else of it (CHECKOUT-62)', () => {
  const offered =
    /const payments = \{([\s\S]*?)\n {2}\};/.exec(read('deploy/sandbox/browser/klarna-script.ts'))?.[1] ?? '';
  const called = filesOf('mf-checkout', ['.ts', '.tsx'])
    .filter((path) => !isTest(path))
    .flatMap((path) => [
      ...read(path).matchAll(/(?:klarna|Klarna|payments|Payments)\??\.(init|load|authorize|finalize|reauthorize)\(/g),
    ])
    .map(([, name = '']) => name);
  expect([...new Set(called)].sort()).toEqual(['authorize', 'init', 'load']);
  for (const name of ['init', 'load', 'authorize']) expect(offered).toMatch(new RegExp(`\\b${name}\\b`));
});

it('one line says where the shop is ready, and the journeys and the bench wait for it (CONF-16)', () => {
  expect(read('deploy/local/start.ts')).toMatch(/console\.log\(`Havu is ready on \$\{localUrl\(/);
  for (const path of ['e2e/start-shops.ts', 'deploy/bench/running-shop.ts'])
    expect(read(path)).toContain("includes('Havu is ready')");
});

it('pages of products lead to the checkout, to paying for a gift, to stores, brands and the sign-in (PRODUCT-11)', () => {
  const links = new Set(
    filesOf('mf-product', ['.ts', '.tsx'])
      .filter((path) => !isTest(path))
      .flatMap((path) => [...read(path).matchAll(/href\(['`](\/[^'`]*)['`]\)/g)].map(([, link = '']) => link)),
  );
  expect([...links]).toEqual(
    expect.arrayContaining([
      ...['/checkout/', '/checkout/payment/', '/accounts/login/', '/pikanouto/'],
      ...['/stores/${slug}/', '/${model.manufacturer.slug}/'],
    ]),
  );
});

/** A dependency may be used without giving the shop away: permissive, or copyleft of its own files alone. */
const licences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Python-2.0', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0', 'LGPL-3.0-or-later'],
]);
/** Packages whose licence stands in its text alone: MIT. */
const readByHand = new Set(['node_modules/png-js', 'node_modules/svg-tags']);

it('every dependency has a licence that the shop may use (TARGET-53)', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { license?: string; link?: boolean }>;
  };
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(foreign.length).toBeGreaterThan(500);
  const refused = foreign
    .filter(([path]) => !readByHand.has(path))
    .filter(
      ([, { license = '' }]) =>
        !license
          .split(/[()\s]+|\bAND\b|\bOR\b/)
          .filter(Boolean)
          .every((each) => licences.has(each)) || license === '',
    )
    .map(([path, { license }]) => `${path}: ${license ?? 'none'}`);
  expect(refused).toEqual([]);
});
