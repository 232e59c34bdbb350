import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes what the shell's server needs of its own build. @returns the folder, which SHELL_DIST names */
export function writeShellFiles(renderer: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'havu-shell-'));
  mkdirSync(join(folder, 'node'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'node', 'renderer.cjs'), renderer);
  writeFileSync(join(folder, 'web', 'asset-list.json'), '{"chunks":{},"files":[]}');
  writeFileSync(join(folder, 'web', 'main.js'), 'code');
  return folder;
}
