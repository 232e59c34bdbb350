import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './settings.ts';

/** Makes the data folder with its logs. @throws StartError when it cannot be written. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    if (!statSync(dataDir).isDirectory()) throw new Error('not a folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dataDir} cannot be used (${reason}). Choose another with DATA_DIR.`);
  }
}
