import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { byTurns } from 'mf-shared/testing/by-turns';

/** Journeys of each run: buying, the ways in which money goes back, sign-in, and a shop of which a part is missing or published anew. */
const always: readonly string[] = [
  'bad-payments',
  'by-keyboard',
  'cart',
  'checkout',
  'complaint-money',
  'credentials',
  'dead-remotes',
  'gift-cards',
  'invoices',
  'kept-pages',
  'members',
  'payments',
  'republish',
  'returns',
  'security',
  'service-gone',
  'staff-refunds',
  'two-step-sign-in',
].map((name) => `${name}.spec.ts`);

/**
 * The files of journeys that a run leaves to others (record 149): in CI five sixths of those that neither stand in each run nor
 * were written within four hours before the last commit.
 * @param turn of the run; empty outside CI, where a run leaves out none
 * @param written files that were written lately, without their folder
 */
export function journeysOfOtherTurns(
  turn: string | undefined = process.env.TEST_TURN,
  files: readonly string[] = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.spec.ts')),
  written: () => readonly string[] = writtenLately,
): readonly string[] {
  if (!turn) return [];
  const missing = always.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`There are no journeys ${missing.join(', ')}`);
  const others = files.filter((file) => !always.includes(file)).toSorted();
  const taken = new Set([...byTurns(others, turn, 6), ...written()]);
  return others.filter((file) => !taken.has(file));
}

/**
 * Files of this folder that commits of the four hours before the last one have changed: the same ones whenever it is asked.
 * None where that is not known.
 */
function writtenLately(): readonly string[] {
  try {
    const since = (Number(askGit('log', '-1', '--format=%ct')) - 4 * 3600) * 1000;
    const asked = ['log', `--since=${new Date(since).toISOString()}`, '--format=', '--name-only', '--relative'];
    return askGit(...asked, '--', '.')
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

const askGit = (...asked: string[]): string =>
  execFileSync('git', asked, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
