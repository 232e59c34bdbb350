import { createReadStream, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { rejectionMessage } from 'mf-shared/rules/survive-rejections';

/** A line's own message; the same words inside of another text have a backslash before their quotation marks. */
const message = new RegExp(`"(?:msg|message)":"${rejectionMessage}"`);

/** The lines of a shop's logs, after the file's name, about promises that failed and that nobody waited for. */
export async function findRejections(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of globSync(join(dataDir, 'logs', '*.log')).toSorted())
    for await (const line of createInterface({ input: createReadStream(file) }))
      if (message.test(line)) found.push(`${basename(file)}: ${line}`);
  return found;
}
