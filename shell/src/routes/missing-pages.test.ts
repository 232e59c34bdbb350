import type { ReleaseManifest } from 'mf-shared/contract';
import type { FeatureFlags } from 'mf-shared/rules/feature-flags';
import { expect, it } from 'vitest';
import { isMissingPath } from './is-missing-path.ts';
import { missingPages } from './missing-pages.ts';

const published = (...exposes: string[]): ReleaseManifest[string] => ({
  version: '1',
  base: '/remotes/x/1/',
  entry: 'entry.js',
  serverEntry: 'entry.cjs',
  integrity: {},
  exposes: Object.fromEntries(exposes.map((expose) => [expose, { js: [], css: [] }])),
});

it('a page that its published owner does not offer is missing, with all that lies under it', () => {
  const missing = missingPages({ 'mf-catalog': published('./home', './stores') }, {});
  expect(isMissingPath('/life-outdoors/', missing)).toBe(true);
  expect(isMissingPath('/life-outdoors/blog/kolme-kerrosta/', missing)).toBe(true);
  expect(isMissingPath('/stores/', missing)).toBe(false);
});

it('a remote that is gone as a whole keeps its links: its pages show the error screen', () => {
  expect(isMissingPath('/life-outdoors/', missingPages({}, {}))).toBe(false);
});

it("pages of the shop's data and the shell's own are never missing", () => {
  const missing = missingPages({ 'mf-catalog': published('./home') }, {});
  expect(isMissingPath('/vaatteet/takit/', missing)).toBe(false);
  expect(isMissingPath('/menu/vaatteet/', missing)).toBe(false);
});

it('a page is led to only where its flag is on (CONF-58)', () => {
  const manifest = { 'mf-catalog': published('./shoe-wizard') };
  const isHidden = (features: FeatureFlags) => isMissingPath('/shoe-wizard/', missingPages(manifest, features));
  expect([isHidden({}), isHidden({ shoe_wizard: false }), isHidden({ shoe_wizard: true })]).toEqual([
    true,
    true,
    false,
  ]);
});
