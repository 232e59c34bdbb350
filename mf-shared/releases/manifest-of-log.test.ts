import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseChange } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { manifestOfLog } from './manifest-of-log.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'manifest-of-log-'));

function keep(remote: string, version: string, release = JSON.stringify(published(remote, version))): void {
  const folder = path.join(directory, remote, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'release.json'), release);
}

const published = (remote: string, version: string) => ({
  ...{ version, base: `/remotes/${remote}/${version}/`, entry: 'entry.js', serverEntry: 'server.cjs' },
  ...{ exposes: {}, integrity: {} },
});

const publishOf = (remote: string, version: string): ReleaseChange => ({
  ...{ remote, environment: 'production', action: 'publish', version, at: '2026-01-01T00:00:00Z' },
  ...{ who: '', commit: '', reason: '' },
});

it('the log tells of each remote the last version that can be read', () => {
  keep('mf-a', 'v1');
  keep('mf-a', 'v2', '{"version": "v');
  keep('mf-b', 'v1');
  const history = [
    publishOf('mf-a', 'v1'),
    publishOf('mf-a', 'v2'),
    publishOf('mf-a', 'v3'),
    publishOf('mf-b', 'v1'),
    publishOf('mf-c', 'v1'),
  ];
  expect(manifestOfLog(history, directory, 'production')).toMatchObject({
    'mf-a': { version: 'v1' },
    'mf-b': { version: 'v1' },
  });
  expect(manifestOfLog(history, directory, 'production')).not.toHaveProperty('mf-c');
});

it('a log without a release in an environment tells nothing of it', () => {
  expect(manifestOfLog([publishOf('mf-a', 'v1')], directory, 'staging')).toBeNull();
});
