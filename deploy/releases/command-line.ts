import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environmentName, productionEnvironment } from 'mf-shared/contract';
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

const commands = ['publish', 'promote', 'rollback', 'canary', 'status', 'log', 'diff', 'gc'] as const;

export interface ReleaseCommand {
  command: (typeof commands)[number];
  remotes: string[];
  /** The two that `diff` compares, or environments that have them. */
  versions: string[];
  environment: string;
  from: string | undefined;
  to: string | undefined;
  reason: string | undefined;
  by: string | undefined;
  canary: CanaryWish;
  keep: number;
  allowLostExposes: boolean;
  isBuilt: boolean;
  isDryRun: boolean;
  asJson: boolean;
}

/** What `canary` is asked for; without any of it, nothing. */
export interface CanaryWish {
  version: string | undefined;
  percent: string | undefined;
  finishAfter: string | undefined;
  isEnd: boolean;
  isFinish: boolean;
  isAgain: boolean;
}

const options = {
  environment: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  by: { type: 'string' },
  version: { type: 'string' },
  percent: { type: 'string' },
  'finish-after': { type: 'string' },
  end: { type: 'boolean' },
  finish: { type: 'boolean' },
  again: { type: 'boolean' },
  keep: { type: 'string' },
  'allow-lost-exposes': { type: 'boolean' },
  built: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Shown where the command line cannot be read. */
export const usage = `npm run release -- publish mf-x … [--built] [--allow-lost-exposes]
npm run release -- promote mf-x … --from staging
npm run release -- rollback mf-x … [--to <version>] [--allow-lost-exposes]
npm run release -- canary mf-x --percent 5 --version <version> (or --from staging) [--again] [--finish-after 60]
npm run release -- canary mf-x --percent 25 [--finish-after 60 or never], or --finish, or --end
npm run release -- status [mf-x …]
npm run release -- log [mf-x …]
npm run release -- diff mf-x <version or environment> <version or environment>
npm run release -- gc [--keep 10]
Each takes --environment <name> (production), --dry-run and --json; those that move something take --by and --reason.`;

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
  const canary = canaryWish(values);
  const asked = { command, remotes: rest, versions, environment, keep, from: values.from, to: values.to, canary };
  if (!isWhole(asked)) return null;
  return {
    ...asked,
    reason: values.reason,
    by: values.by,
    allowLostExposes: values['allow-lost-exposes'] ?? false,
    isBuilt: values.built ?? false,
    isDryRun: values['dry-run'] ?? false,
    asJson: values.json ?? false,
  };
}

const canaryWish = (values: NonNullable<ReturnType<typeof parsed>>['values']): CanaryWish => ({
  ...{ version: values.version, percent: values.percent, finishAfter: values['finish-after'] },
  ...{ isEnd: values.end ?? false, isFinish: values.finish ?? false, isAgain: values.again ?? false },
});

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    return null;
  }
}

const isVersion = (name: string) => /^[\w-]+$/.test(name);
const isRemote = (name: string) => /^mf-(?!shared$)[\w-]+$/.test(name);

type Asked = Pick<ReleaseCommand, 'command' | 'remotes' | 'versions' | 'from' | 'to' | 'canary'>;

function isWhole(asked: Asked): boolean {
  const { command, remotes, versions, from, to, canary } = asked;
  if (!remotes.every(isRemote) || !versions.every(isVersion)) return false;
  if (![to, from, canary.version].every((name) => name === undefined || isVersion(name))) return false;
  if (command === 'canary') return remotes.length > 0 && to === undefined && isOneWish(asked);
  if (Object.values(canary).some((wish) => wish !== undefined && wish !== false)) return false;
  if ((from === undefined) === (command === 'promote') || (to !== undefined && command !== 'rollback')) return false;
  if (command === 'diff') return remotes.length === 1 && versions.length === 2;
  if (command === 'gc') return remotes.length === 0;
  if (command === 'rollback' && to !== undefined) return remotes.length === 1;
  return command === 'status' || command === 'log' || remotes.length > 0;
}

/** A canary begins with its version and percent, gets another percent, ends, or becomes live: one of these. */
function isOneWish({ remotes, from, canary }: Asked): boolean {
  const { version, percent, finishAfter, isEnd, isFinish, isAgain } = canary;
  const isBegun = version !== undefined || from !== undefined;
  if (isBegun && (percent === undefined || (version !== undefined && from !== undefined))) return false;
  if (finishAfter !== undefined && percent === undefined) return false;
  if ((isAgain && !isBegun) || (version !== undefined && remotes.length > 1)) return false;
  return [percent !== undefined, isEnd, isFinish].filter(Boolean).length === 1;
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
