import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './base-config.ts';
import type { PackageFacts } from './package-facts.ts';

/**
 * Writes the entry of a remote's server build: one object with every exposed module that renders on the server.
 * Applications (`./*-app`) live in browsers only.
 */
export function serverEntry(facts: PackageFacts): string {
  const modules = Object.entries(facts.exposes).filter(([expose]) => !expose.endsWith('-app'));
  const folder = path.join(repositoryRoot, '.cache/server-entries');
  const imports = modules.map(([, file], index) => {
    const from = path.relative(folder, path.join(facts.directory, file)).split(path.sep).join('/');
    return `import * as module${index} from '${from}';`;
  });
  const members = modules.map(([expose], index) => `  '${expose}': module${index},`);
  const text = `${imports.join('\n')}\n\nexport const modules = {\n${members.join('\n')}\n};\n`;
  const file = path.join(folder, `${facts.name}.js`);
  mkdirSync(folder, { recursive: true });
  // Written only when it changed, so that webpack's cache holds.
  if (readIfReadable(file) !== text) writeFileSync(file, text);
  return file;
}

function readIfReadable(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
