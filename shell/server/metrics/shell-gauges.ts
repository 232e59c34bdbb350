import { readGauge } from 'mf-shared/metrics/bounded-metrics';
import type { Registry } from 'prom-client';
import type { Canaries } from '../canaries/canaries.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import type { RenderThreads } from '../rendering/render-threads.ts';
import type { ServiceWatch } from '../rendering/service-watch.ts';
import { knowRemote } from './shell-counts.ts';

interface Seen {
  releases: Pick<ReleaseSource, 'current' | 'degraded' | 'onChange'>;
  canaries: Pick<Canaries, 'running'>;
  threads: Pick<RenderThreads, 'load'>;
  service: Pick<ServiceWatch, 'state'>;
}

/** What this process shows and how it fares, read when it is asked for. */
export function shellGauges({ releases, canaries, threads, service }: Seen, gauges: Registry): void {
  const know = () => Object.keys(releases.current.manifest).forEach(knowRemote);
  know();
  releases.onChange(know);
  releaseGauges(releases, gauges);
  canaryGauge(canaries, gauges);
  const state = new Set(['free', 'rendering', 'blocked']);
  readGauge(
    gauges,
    { name: 'havu_shell_render_threads', help: 'Threads that render pages, by how they fare.', labels: { state } },
    () => Object.entries(threads.load.threads).map(([each, number]) => [{ state: each }, number] as const),
  );
  readGauge(
    gauges,
    { name: 'havu_shell_renders_waiting', help: 'Pages that wait for a thread to render them.', labels: {} },
    () => [[{}, threads.load.waiting]],
  );
  const seen = ['answers', 'silent', 'away'] as const;
  readGauge(
    gauges,
    {
      name: 'havu_shell_service_state',
      help: '1 at what the service behind the shop is just now: it answers, is silent, or is away.',
      labels: { state: new Set<string>(seen) },
    },
    () => seen.map((each) => [{ state: each }, each === service.state ? 1 : 0] as const),
  );
}

function releaseGauges(releases: Seen['releases'], gauges: Registry): void {
  const remote = new Set<string>();
  const version = new Set<string>();
  readGauge(
    gauges,
    {
      name: 'havu_shell_release_info',
      help: '1 for the version of each remote that is shown.',
      labels: { remote, version },
    },
    () => {
      const live = Object.entries(releases.current.manifest);
      remote.clear();
      version.clear();
      for (const [name, published] of live) {
        remote.add(name);
        version.add(published.version);
      }
      return live.map(([name, published]) => [{ remote: name, version: published.version }, 1] as const);
    },
  );
  const degraded = new Set<string>();
  readGauge(
    gauges,
    {
      name: 'havu_shell_release_degraded',
      help: '1 for a remote whose published version does not load: an earlier one is shown, or none.',
      labels: { remote: degraded },
    },
    () => {
      const names = [...new Set([...Object.keys(releases.current.manifest), ...Object.keys(releases.degraded)])];
      degraded.clear();
      for (const name of names) degraded.add(name);
      return names.map((name) => [{ remote: name }, name in releases.degraded ? 1 : 0] as const);
    },
  );
}

function canaryGauge(canaries: Seen['canaries'], gauges: Registry): void {
  const remote = new Set<string>();
  const version = new Set<string>();
  readGauge(
    gauges,
    {
      name: 'havu_shell_canary_percent',
      help: 'The part of the visitors that is shown another version of a remote, in percent.',
      labels: { remote, version },
    },
    () => {
      remote.clear();
      version.clear();
      return [...canaries.running].map(([name, canary]) => {
        remote.add(name);
        version.add(canary.version);
        return [{ remote: name, version: canary.version }, canary.percent] as const;
      });
    },
  );
}
