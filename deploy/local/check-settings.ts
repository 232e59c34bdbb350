import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceDefinition } from './service-process.ts';
import { repositoryRoot, StartError } from './settings.ts';

type Read = (environment: NodeJS.ProcessEnv) => unknown;

/** Where the processes read their settings. No room may import these, so the start takes them by their files. */
const readers: Readonly<Record<string, { file: string; read: string }>> = {
  shell: { file: 'shell/server/settings.ts', read: 'readSettings' },
  api: { file: 'api/service-settings.ts', read: 'serviceSettings' },
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
    const module: Record<string, Read | undefined> = await import(
      pathToFileURL(join(repositoryRoot, reader.file)).href
    );
    try {
      module[reader.read]?.({ ...process.env, ...environment });
    } catch (error) {
      throw new StartError(error instanceof Error ? error.message : String(error));
    }
  }
}
