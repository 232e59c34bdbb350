import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localeCodes } from 'mf-shared/contract';
import { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { publishRemote } from './publish-remote.ts';
import { type ReleaseGate, ReleaseRefused } from './release-gate.ts';
import type { MoveOptions } from './release-move.ts';

export const remote = 'mf-example';

interface BuiltParts {
  more?: readonly string[];
  chunks?: readonly string[];
  isListed?: boolean;
}

/** A folder of releases, and packages as their builds leave them, in a place of their own. */
export function releasePlace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const releases = new ReleaseFolder(path.join(folder, 'releases'));
  const refused = new Set<string>();
  /** Refuses the versions of `refused`. */
  const gate: ReleaseGate = async (name, _folder, { version }) => {
    if (refused.has(version)) throw new ReleaseRefused(name, version, 'it fails');
  };
  /** @param more modules that are offered besides, chunks that only have a name, and whether the build says which is which */
  function built(
    code: string,
    locales: readonly string[] = localeCodes,
    name = remote,
    { more = [], chunks: named = [], isListed = true }: BuiltParts = {},
  ): string {
    const offered = ['./home', ...more];
    const entry = `offer(${JSON.stringify(offered)})`;
    const files = { 'remoteEntry.aa.js': entry, 'home.bb.js': code, 'home.cc.css': 'css', 'home.bb.js.br': 'packed' };
    const chunks = Object.fromEntries([
      [name.replaceAll('-', '_'), { js: ['remoteEntry.aa.js'], css: [] }],
      ['home', { js: ['home.bb.js'], css: ['home.cc.css'] }],
      ...[...more.map((expose) => expose.slice(2)), ...named].map((chunk) => [chunk, { js: ['home.bb.js'], css: [] }]),
      ...locales.map((locale) => [`messages-${locale}`, { js: [], css: [] }]),
    ]);
    const list = { chunks, files: [], ...(isListed && { exposes: offered }) };
    const written = { ...files, 'asset-list.json': JSON.stringify(list) };
    for (const target of ['web', 'node']) mkdirSync(path.join(folder, name, 'dist', target), { recursive: true });
    for (const [file, text] of Object.entries(written)) writeFileSync(path.join(folder, name, 'dist/web', file), text);
    writeFileSync(path.join(folder, name, 'dist/node/server.dd.cjs'), 'exports.modules = {};');
    return path.join(folder, name);
  }
  return {
    ...{ releases, refused, gate, built },
    /** @returns the version's name */
    publish: async (code: string, options: Partial<MoveOptions> = {}) =>
      (await publishRemote(remote, built(code), releases, { gate, ...options })).version,
    live: async (environment?: string) => (await releases.manifest(environment))[remote]?.version,
  };
}
