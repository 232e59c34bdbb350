import { isMove, type PublishedRemote, type ReleaseChange } from 'mf-shared/contract';

/**
 * What is live of each remote in an environment as the log tells it, before the versions that it can go back to, the newest
 * first. The log is a stack: a publish puts a version on it, a rollback takes off all above the one that it went to. So two
 * rollbacks go back two releases rather than there and back, and what a rollback withdrew comes back with a publish alone.
 */
export function versionStacks(history: readonly ReleaseChange[], environment: string): Map<string, string[]> {
  const stacks = new Map<string, string[]>();
  for (const { remote, action, version } of history.filter(
    (each) => each.environment === environment && isMove(each),
  )) {
    const stack = stacks.get(remote) ?? [];
    stacks.set(remote, stack);
    if (action !== 'rollback' || !stack.includes(version)) stack.push(version);
    else stack.splice(stack.lastIndexOf(version) + 1);
  }
  return new Map([...stacks].map(([remote, stack]) => [remote, [...new Set(stack.toReversed())]]));
}

/** The newest version of each remote that `read` finds; a remote of which it finds none is not among them. */
export function liveByStacks(
  stacks: ReadonlyMap<string, readonly string[]>,
  read: (remote: string, version: string) => PublishedRemote | null,
): Record<string, PublishedRemote> {
  const live: Record<string, PublishedRemote> = {};
  for (const [remote, versions] of stacks)
    for (const version of versions) {
      const published = read(remote, version);
      if (!published) continue;
      live[remote] = published;
      break;
    }
  return live;
}
