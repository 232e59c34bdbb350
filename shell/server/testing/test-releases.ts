import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of releases to which a test publishes. Each version says what it is: its one module `./home` is `mf-a v1`. */
export function testReleases(directory = mkdtempSync(path.join(tmpdir(), 'releases-'))) {
  const manifest: Record<string, { version: string; [name: string]: unknown }> = {};
  const canaries: Record<string, unknown> = {};
  const history: unknown[] = [];
  return {
    directory,
    damage: (remote: string, version: string) =>
      writeFileSync(path.join(directory, remote, version, 'server.cjs'), 'exports.modules = {}'),
    publish(remote: string, version: string, { isDamaged = false, code = '' } = {}) {
      const text = code || `exports.modules = { './home': '${remote} ${version}' };`;
      const folder = path.join(directory, remote, version);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'server.cjs'), isDamaged ? `${text} ` : text);
      manifest[remote] = {
        version,
        base: `/remotes/${remote}/${version}/`,
        entry: 'entry.js',
        serverEntry: 'server.cjs',
        exposes: {},
        offered: [],
        integrity: { 'server.cjs': `sha384-${createHash('sha384').update(text).digest('base64')}` },
      };
      history.push({ at: new Date().toISOString(), remote, version, action: 'publish' });
      writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest[remote]));
      writeFileSync(path.join(directory, 'history.json'), JSON.stringify(history));
      writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify(manifest));
    },
    /** Goes back in the log alone, as where the manifest was lost since. */
    noteRollback(remote: string, version: string) {
      history.push({ at: new Date().toISOString(), remote, version, action: 'rollback' });
      writeFileSync(path.join(directory, 'history.json'), JSON.stringify(history));
    },
    /** Publishes to staging alone. */
    stage(remote: string, version: string) {
      const file = path.join(directory, 'manifest.json');
      const production = readFileSync(file, 'utf8');
      this.publish(remote, version);
      writeFileSync(path.join(directory, 'manifest.staging.json'), JSON.stringify({ [remote]: manifest[remote] }));
      Object.assign(manifest, JSON.parse(production));
      writeFileSync(file, production);
    },
    /** Shows a version to so many visitors beside what is live; without a percent to nobody. */
    canary(remote: string, version: string, percent?: number, more: { at?: string; finish_after?: number } = {}) {
      const at = new Date().toISOString();
      if (percent === undefined) delete canaries[remote];
      else canaries[remote] = { version, present: manifest[remote]?.version, percent, at, ...more };
      const file = path.join(directory, 'canary.json');
      writeFileSync(`${file}.new`, JSON.stringify({ key: 'the key of the canaries, long enough', remotes: canaries }));
      renameSync(`${file}.new`, file);
    },
    misspell(remote: string) {
      writeFileSync(path.join(directory, 'manifest.json'), JSON.stringify({ ...manifest, [remote]: { version: 1 } }));
    },
  };
}
