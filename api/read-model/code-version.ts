import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const migrations = join(import.meta.dirname, '..', 'db', 'migrations');

/**
 * A name for the code that reads models and for the schema that it reads them from: other code, or another schema, may give
 * other models. @param sources the folder of the code
 */
export async function codeVersion(sources: string = import.meta.dirname): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(sources)).filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file)).sort();
  for (const file of files) hash.update(await readFile(join(sources, file)));
  for (const file of (await readdir(migrations)).sort()) hash.update(file);
  return hash.digest('base64url');
}
