import path from 'node:path';
import type { CanaryFigures, ReleaseChange } from 'mf-shared/contract';
import { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { type CanaryMoved, changeCanary, endCanary, finishCanary, startCanary } from '../releases/canary.ts';
import {
  eachRemote,
  localGate,
  type ReleaseCommand,
  readCommand,
  releasesDirectory,
  usage,
} from '../releases/command-line.ts';
import { liveIn } from '../releases/live-in.ts';
import { moveFacts } from '../releases/move-facts.ts';
import { promote } from '../releases/promote.ts';
import { publishRemote } from '../releases/publish-remote.ts';
import { repositoryRoot } from '../releases/release-gate.ts';
import type { Moved } from '../releases/release-move.ts';
import { differenceOf, type LiveRemote, statusOf, type VersionDifference } from '../releases/release-report.ts';
import { rollBack } from '../releases/roll-back.ts';
import { type TidiedVersion, tidyReleases } from '../releases/tidy-releases.ts';
import { buildChanged } from './build-changed.ts';

const releases = new ReleaseFolder(releasesDirectory());

type Told = { result: unknown; lines: string[] };

/**
 * `npm run release`: publishes, promotes and rolls back remotes, says what is live where, what differs and who did what,
 * and removes versions that nobody needs. Its result is printed in lines, or as one JSON document with `--json`.
 */
async function run(asked: ReleaseCommand): Promise<Told> {
  const { remotes, versions, isDryRun } = asked;
  switch (asked.command) {
    case 'status':
      return told(await statusOf(releases, remotes), statusLine);
    case 'log':
      return told(
        (await releases.history()).filter(({ remote }) => remotes.length === 0 || remotes.includes(remote)),
        changeLine,
      );
    case 'diff':
      return told(await eachRemote(remotes, (remote) => differenceOf(remote, versions, releases)), differenceLines);
    case 'gc':
      return told(await tidyReleases(releases, asked), ({ remote, version }: TidiedVersion) =>
        isDryRun ? `${remote} ${version} would be removed` : `${remote} ${version} is removed`,
      );
    case 'canary':
      return told<Moved | CanaryMoved>(await moveCanaries(asked), (moved) =>
        'percent' in moved ? canaryLine(moved, isDryRun) : movedLine(moved, isDryRun),
      );
    default:
      return told<Moved>(await move(asked), (moved) => movedLine(moved, isDryRun));
  }
}

/** The result, and a line for each part of it; what failed is told as it is. */
function told<Part>(result: (Part | { error: string })[], line: (part: Part) => string): Told {
  const isFailed = (part: Part | { error: string }): part is { error: string } =>
    typeof part === 'object' && part !== null && 'error' in part;
  return { result, lines: result.map((part) => (isFailed(part) ? part.error : line(part))) };
}

async function move(asked: ReleaseCommand): Promise<(Moved | { remote: string; error: string })[]> {
  const { remotes, environment, isDryRun, allowLostExposes, from = '', to } = asked;
  if (asked.command === 'publish' && !asked.isBuilt)
    try {
      await buildChanged(remotes);
    } catch (error) {
      return eachRemote(remotes, () => Promise.reject(error));
    }
  const options = { gate: localGate(), environment, isDryRun, allowLostExposes, facts: moveFacts(asked) };
  return eachRemote(remotes, (remote) => {
    if (asked.command === 'publish') return publishRemote(remote, path.join(repositoryRoot, remote), releases, options);
    if (asked.command === 'promote') return promote(remote, from, releases, options);
    return rollBack(remote, releases, { ...options, to });
  });
}

async function moveCanaries(
  asked: ReleaseCommand,
): Promise<(Moved | CanaryMoved | { remote: string; error: string })[]> {
  const { remotes, environment, isDryRun, allowLostExposes, from, canary } = asked;
  const { version, percent = '', finishAfter, isEnd, isFinish, isAgain } = canary;
  // What changes or ends a canary builds nothing; where one begins or becomes live, the log has the commit of its version.
  const { commit: _, ...facts } = moveFacts(asked);
  const options = { gate: localGate(), environment, isDryRun, allowLostExposes, facts };
  return eachRemote<Moved | CanaryMoved>(remotes, async (remote) => {
    if (isEnd) return endCanary(remote, releases, options);
    if (isFinish) return finishCanary(remote, releases, options);
    const wanted = version ?? (from && (await liveIn(from, remote, releases)));
    if (wanted) return startCanary(remote, { version: wanted, percent, finishAfter, isAgain }, releases, options);
    return changeCanary(remote, { percent, finishAfter }, releases, options);
  });
}

function canaryLine(moved: CanaryMoved, isDryRun: boolean): string {
  const { remote, environment, version, present, percent, before, finishAfter } = moved;
  const place = environment === 'production' ? '' : ` in ${environment}`;
  const verb = isDryRun ? 'would be' : 'is';
  if (percent === null) return `${remote} ${version} ${verb} shown to nobody any more${place}; all see ${present}`;
  const more = before === null ? `; the others see ${present}` : `, after ${before} %`;
  const then = finishAfter === undefined ? '' : `; to all ${finishAfter} minutes after it began, if it is not worse`;
  return `${remote} ${version} ${verb} shown to ${percent} % of visitors${place}${more}${then}`;
}

function movedLine({ remote, environment, version, before, hasMoved }: Moved, isDryRun: boolean): string {
  const place = environment === 'production' ? '' : ` in ${environment}`;
  if (!hasMoved) return `${remote} ${version} is live${place} already`;
  return `${remote} ${version} ${isDryRun ? 'would be' : 'is'} live${place}${before ? `, after ${before}` : ''}`;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function statusLine({ environment, remote, version, since, canary, sizes }: LiveRemote): string {
  const largest = Math.max(0, ...Object.values(sizes));
  const live = [environment, remote, version, ...(since ? factsOf(since) : []), `≤ ${kilobytes(largest)}`];
  if (!canary) return live.join('  ');
  const beside = [
    environment,
    remote,
    canary.version,
    `canary of ${canary.percent} %`,
    ...finishOf(canary),
    ...factsOf(canary),
    figuresLine(canary.figures),
  ];
  return `${live.join('  ')}\n${beside.join('  ')}`;
}

const finishOf = ({ finish_after: minutes }: Pick<ReleaseChange, 'finish_after'>): string[] =>
  minutes === undefined ? [] : [`live after ${minutes} minutes`];

const figuresLine = ({ pages, errors, other_pages, other_errors }: CanaryFigures): string =>
  `lately ${errors} errors in ${pages} pages, the others ${other_errors} in ${other_pages}`;

const changeLine = (change: ReleaseChange): string =>
  [
    ...[change.environment, change.remote, change.action, change.version],
    ...(change.percent === undefined ? [] : [`${change.percent} %`]),
    ...finishOf(change),
    ...factsOf(change),
  ].join('  ');

const factsOf = ({
  at,
  who,
  commit,
  reason,
}: Pick<ReleaseChange, 'at' | 'who' | 'reason'> & { commit?: string | undefined }): string[] =>
  [at, who, commit, reason && `“${reason}”`].flatMap((each) => each || []);

function differenceLines({ remote, versions, added, lost, changed, sizes }: VersionDifference): string {
  return [
    `${remote} ${versions.join(' → ')}: ${changed.length} files differ`,
    ...added.map((expose) => `+ ${expose}`),
    ...lost.map((expose) => `- ${expose}`),
    ...Object.entries(sizes)
      .map(([expose, both]) => [expose, ...both.map(kilobytes)])
      .filter(([, was, is]) => was !== is)
      .map(([expose, was, is]) => `  ${expose} ${was} → ${is}`),
  ].join('\n');
}

const command = readCommand(process.argv.slice(2));
if (!command) {
  console.error(usage);
  process.exit(2);
}
const { result, lines } = await run(command);
if (command.asJson) console.log(JSON.stringify(result, null, 1));
else console.log(lines.join('\n') || 'Nothing.');
