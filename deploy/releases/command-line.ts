import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { processGate, type ReleaseGate, repositoryRoot } from './release-gate.ts';

/** RELEASES_DIR, or `releases` under DATA_DIR (default `.data`). */
export function releasesDirectory(): string {
  return path.resolve(process.env.RELEASES_DIR ?? path.join(dataDirectory(), 'releases'));
}

const dataDirectory = (): string => path.resolve(process.env.DATA_DIR ?? path.join(repositoryRoot, '.data'));

/** The gate in front of `releasesDirectory()`, with the service that runs on its data: API_URL, or what the shop wrote down. */
export function localGate(): ReleaseGate {
  const apiUrl = process.env.API_URL ?? runningService(dataDirectory());
  return processGate({ apiUrl, recordings: path.join(releasesDirectory(), '.recorded') });
}

/** A shop that runs writes its service's address there. */
export const serviceFile = (dataDir: string): string => path.join(dataDir, 'service.json');

function runningService(dataDir: string): string | null {
  try {
    return z.object({ apiUrl: z.url() }).parse(JSON.parse(readFileSync(serviceFile(dataDir), 'utf8'))).apiUrl;
  } catch {
    // No shop has run on this data, or it is being written: the release is tried without the service.
    return null;
  }
}

interface Arguments {
  remotes: string[];
  allowLostExposes: boolean;
  to: string | undefined;
}

/** What the command line names. Ends the process with a line of help when it names no remote. */
export function commandArguments(command: 'publish' | 'rollback'): Arguments {
  const { positionals, values } = parse();
  const isRemote = (name: string) => /^mf-(?!shared$)[\w-]+$/.test(name);
  const fits = values.to === undefined || (command === 'rollback' && positionals.length === 1);
  if (positionals.length > 0 && positionals.every(isRemote) && fits)
    return { remotes: positionals, allowLostExposes: values['allow-lost-exposes'] ?? false, to: values.to };
  return help(command);
}

function parse() {
  try {
    const options = { to: { type: 'string' }, 'allow-lost-exposes': { type: 'boolean' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return { positionals: [], values: {} };
  }
}

function help(command: 'publish' | 'rollback'): never {
  const more = command === 'publish' ? '[--allow-lost-exposes]' : '[--to <version>]';
  console.error(`Say which remote: npm run ${command}:remote -- mf-product ${more}`);
  process.exit(2);
}

/** Runs a command's work for each remote; one that is refused says so in one line and makes the command fail. */
export async function eachRemote(remotes: readonly string[], work: (remote: string) => Promise<string>): Promise<void> {
  for (const remote of remotes)
    try {
      console.log(await work(remote));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
}
