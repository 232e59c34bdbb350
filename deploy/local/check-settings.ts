import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceDefinition } from './service-process.ts';
import { repositoryRoot, StartError } from './settings.ts';

/** Where a process reads its settings: a function of a file. */
interface Reader {
  file: string;
  name: string;
}

const readers: Readonly<Record<string, Reader>> = {
  shell: { file: 'shell/server/settings.ts', name: 'readSettings' },
  api: { file: 'api/service-settings.ts', name: 'serviceSettings' },
};

/**
 * Reads the settings of every process as it will read them itself, before anything is built or filled.
 * @throws StartError with the line of the first that cannot be used
 */
export async function checkSettings(
  services: readonly Pick<ServiceDefinition, 'name' | 'environment'>[],
): Promise<void> {
  for (const { name, environment } of services.toReversed()) {
    const reader = readers[name];
    if (!reader) continue;
    const read = await functionOf(reader);
    try {
      read({ ...process.env, ...environment });
    } catch (error) {
      throw new StartError(error instanceof Error ? error.message : String(error));
    }
  }
}

/** No package may import these functions, so they are taken by their files. @throws where a file does not have its function */
async function functionOf({ file, name }: Reader): Promise<(environment: NodeJS.ProcessEnv) => unknown> {
  const module = await import(pathToFileURL(join(repositoryRoot, file)).href);
  const read = module[name];
  if (typeof read !== 'function') throw new Error(`${file} has no function ${name}`);
  return read;
}
