import { describe, expect, it } from 'vitest';
import { read } from './source-files.ts';

interface Manifest {
  workspaces?: string[];
  scripts?: Record<string, string>;
}
const manifestOf = (folder: string) => JSON.parse(read(`${folder}package.json`)) as Manifest;

describe('a package by itself', () => {
  it.each(manifestOf('').workspaces ?? [])('%s is tested by `npm test -w`', (folder) => {
    const up = '../'.repeat(folder.split('/').length);
    expect(manifestOf(`${folder}/`).scripts?.test).toBe(
      `node ${up}deploy/local/bootstrap.mjs deploy/local/test-package.ts ${folder}`,
    );
  });
});
