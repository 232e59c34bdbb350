import { execFileSync } from 'node:child_process';
import type { ReleaseChange } from 'mf-shared/contract';
import type { ReleaseCommand } from './command-line.ts';
import { repositoryRoot } from './release-gate.ts';

/**
 * What the log keeps of a move: who (`--by`, RELEASE_BY, else git's user, else the system's), the commit (RELEASE_COMMIT, else
 * git's, `+` behind it where files were changed), and why.
 */
export function moveFacts({
  reason,
  by,
}: Pick<ReleaseCommand, 'reason' | 'by'>): Pick<ReleaseChange, 'who' | 'commit' | 'reason'> {
  const who = by || process.env.RELEASE_BY || git('config', 'user.email') || process.env.USER;
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
