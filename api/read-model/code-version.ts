import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const migrations = join(import.meta.dirname, '..', 'db', 'migrations');

/**
 * A name for the code that reads models and for the schema that it reads them from: what another code or schema made is not
 * what this one would read.
 */
export async function codeVersion(): Promise<string> {
  const hash = createHash('sha256');
  const sources = (await readdir(import.meta.dirname)).filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file)).sort();
  for (const file of sources) hash.update(await readFile(join(import.meta.dirname, file)));
  for (const file of (await readdir(migrations)).sort()) hash.update(file);
  return hash.digest('base64url');
}
