import { boundedCounter, boundedHistogram, readCounter } from 'mf-shared/metrics/bounded-metrics';
import { Registry } from 'prom-client';

/**
 * What this process has done since its start. Threads that render are counted here, in the thread that gives them their
 * work; several shells of one shop each count their own, and their sum is the shop's.
 */
export const shellCounts = new Registry();

/** Remotes that have pages, as the releases and the routes name them; `shell` renders what no remote has. */
const remotes = new Set(['shell']);

/** Names a remote that metrics may tell: one of a release, never of an address. */
export function knowRemote(remote: string): void {
  remotes.add(remote);
  // A counter that begins with its first event shows no increase then.
  countGivenUp({ remote }, 0);
}

const observeRender = boundedHistogram(shellCounts, {
  name: 'havu_shell_render_seconds',
  help: 'Pages that were rendered, with the time that they waited for a thread: by remote, and what came of them.',
  labels: { remote: remotes, outcome: new Set(['rendered', 'error_screen', 'failed']) },
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
});

/** @param status of the page; null where not even its error screen could be rendered */
export function noteRender(remote: string, status: number | null, beganAt: number): void {
  const outcome = status === null ? 'failed' : status >= 500 ? 'error_screen' : 'rendered';
  observeRender({ remote, outcome }, (performance.now() - beganAt) / 1000);
}

/** Counts pages that were given up: their code blocked its thread, ended it, or did not answer. */
export const countGivenUp = boundedCounter(shellCounts, {
  name: 'havu_shell_pages_given_up_total',
  help: 'Pages that were given up because their code blocked the thread that renders, ended it or did not answer in time.',
  labels: { remote: remotes },
});
countGivenUp({ remote: 'shell' }, 0);

/**
 * Where pages came from. `ready`: sent as it lay there, before any other work; `kept`: from the page cache; `renewed`: an
 * older page while a new one is rendered behind it; `rendered`: the visitor waited; `stand_in`: an older page because no new
 * one could be had; `refused`: the visitor had too many pages rendered.
 */
export const pageTally = { ready: 0, kept: 0, renewed: 0, rendered: 0, stand_in: 0, refused: 0 };

readCounter(
  shellCounts,
  {
    name: 'havu_shell_pages_total',
    help: 'Pages by where they came from: ready, kept, renewed behind the answer, rendered, a stand-in, or refused.',
    labels: { from: new Set(Object.keys(pageTally)) },
  },
  () => Object.entries(pageTally).map(([from, number]) => [{ from }, number] as const),
);
