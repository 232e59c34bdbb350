import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environmentName, productionEnvironment, type ReleaseChange } from 'mf-shared/contract';
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

const commands = ['publish', 'promote', 'rollback', 'status', 'log', 'diff', 'gc'] as const;

export interface ReleaseCommand {
  command: (typeof commands)[number];
  remotes: string[];
  /** The two that `diff` compares, or environments that have them. */
  versions: string[];
  environment: string;
  from: string | undefined;
  to: string | undefined;
  reason: string | undefined;
  keep: number;
  allowLostExposes: boolean;
  isBuilt: boolean;
  isDryRun: boolean;
  asJson: boolean;
}

const options = {
  environment: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  keep: { type: 'string' },
  'allow-lost-exposes': { type: 'boolean' },
  built: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Shown where the command line cannot be read. */
export const usage = `npm run release -- publish mf-x … [--built] [--allow-lost-exposes]
npm run release -- promote mf-x … --from staging
npm run release -- rollback mf-x … [--to <version>]
npm run release -- status [mf-x …]
npm run release -- log [mf-x …]
npm run release -- diff mf-x <version or environment> <version or environment>
npm run release -- gc [--keep 10]
Each takes --environment <name> (production), --dry-run and --json; those that move something take --reason.`;

/** What the command line says; null where it cannot be understood. */
export function readCommand(words: string[]): ReleaseCommand | null {
  const read = parsed(words);
  if (!read) return null;
  const { values, positionals } = read;
  const [word, ...rest] = positionals;
  const command = commands.find((each) => each === word);
  const environment = environmentName.safeParse(values.environment ?? productionEnvironment).data;
  const keep = z.coerce
    .number()
    .int()
    .min(1)
    .safeParse(values.keep ?? '10').data;
  if (!command || environment === undefined || keep === undefined) return null;
  const versions = command === 'diff' ? rest.splice(1) : [];
  const asked = { command, remotes: rest, versions, environment, keep, from: values.from, to: values.to };
  if (!isWhole(asked)) return null;
  return {
    ...asked,
    reason: values.reason,
    allowLostExposes: values['allow-lost-exposes'] ?? false,
    isBuilt: values.built ?? false,
    isDryRun: values['dry-run'] ?? false,
    asJson: values.json ?? false,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return null;
  }
}

const isVersion = (name: string) => /^[\w-]+$/.test(name);
const isRemote = (name: string) => /^mf-(?!shared$)[\w-]+$/.test(name);

function isWhole(asked: Pick<ReleaseCommand, 'command' | 'remotes' | 'versions' | 'from' | 'to'>): boolean {
  const { command, remotes, versions, from, to } = asked;
  if (!remotes.every(isRemote) || !versions.every(isVersion)) return false;
  if (![to ?? 'none', from ?? 'none'].every(isVersion)) return false;
  if ((from === undefined) === (command === 'promote') || (to !== undefined && command !== 'rollback')) return false;
  if (command === 'diff') return remotes.length === 1 && versions.length === 2;
  if (command === 'gc') return remotes.length === 0;
  if (command === 'rollback' && to !== undefined) return remotes.length === 1;
  return command === 'status' || command === 'log' || remotes.length > 0;
}

/**
 * What the log keeps of a move: who (RELEASE_BY, else git's user, else the system's), the commit (RELEASE_COMMIT, else
 * git's, `+` behind it where files were changed), and why.
 */
export function moveFacts(reason: string | undefined): Pick<ReleaseChange, 'who' | 'commit' | 'reason'> {
  const who = process.env.RELEASE_BY || git('config', 'user.email') || process.env.USER;
  const commit = process.env.RELEASE_COMMIT || gitCommit();
  return { ...(who ? { who } : {}), ...(commit ? { commit } : {}), ...(reason ? { reason } : {}) };
}

function gitCommit(): string {
  const commit = git('rev-parse', '--short=12', 'HEAD');
  return commit && git('status', '--porcelain') ? `${commit}+` : commit;
}

/** Empty where there is no git, or no repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** Runs a command's work for each remote; one that is refused says so in one line and makes the command fail. */
export async function eachRemote<Done>(remotes: readonly string[], work: (remote: string) => Promise<Done>) {
  const results: (Done | { remote: string; error: string })[] = [];
  for (const remote of remotes)
    try {
      results.push(await work(remote));
    } catch (error) {
      results.push({ remote, error: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
    }
  return results;
}
