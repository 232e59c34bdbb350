import type { PublishedRemote } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { inlineRelease } from './inline-release.ts';

const remote = (name: string): PublishedRemote => ({
  version: '1a',
  base: `/remotes/${name}/1a/`,
  entry: 'entry.js',
  serverEntry: 'server.cjs',
  exposes: {},
  integrity: { 'entry.js': `sha384-${name}-entry`, 'page.js': `sha384-${name}-page`, 'other.js': 'sha384-other' },
});

it('a page names every entry and its own files, and nothing that it does not load at once', () => {
  const manifest = { 'mf-a': remote('mf-a'), 'mf-b': remote('mf-b') };
  const files = ['/remotes/mf-b/1a/entry.js', '/remotes/mf-b/1a/page.js', '/remotes/mf-b/1a/gone.js', '/assets/own.js'];
  const { integrity, remotes } = inlineRelease(manifest, files, { href: '/full.json', integrity: 'sha384-full' }, 'id');
  expect(integrity).toEqual({
    '/remotes/mf-a/1a/entry.js': 'sha384-mf-a-entry',
    '/remotes/mf-b/1a/entry.js': 'sha384-mf-b-entry',
    '/remotes/mf-b/1a/page.js': 'sha384-mf-b-page',
  });
  expect(remotes['mf-a']).toEqual({ version: '1a', base: '/remotes/mf-a/1a/', entry: 'entry.js' });
});
