import { textOf } from 'mf-shared/metrics/serve-metrics';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { shellCounts } from './shell-counts.ts';
import { shellGauges } from './shell-gauges.ts';

const published = { base: '', entry: '', serverEntry: '', exposes: {}, integrity: {} };

it('which versions are shown, to all and to a part of the visitors, and what does not load (OPS-3)', async () => {
  const gauges = new Registry();
  const current = { id: 'a', publicJson: '', publicIntegrity: '' };
  const releases = {
    current: {
      ...current,
      manifest: { 'mf-a': { ...published, version: '1a' }, 'mf-b': { ...published, version: '1b' } },
    },
    degraded: { 'mf-b': { wanted: '2b', serving: '1b' } },
    onChange: () => {},
  };
  const canaries = { running: new Map([['mf-a', { version: '2a', percent: 5 }]]) };
  const threads = { load: { waiting: 3, threads: { free: 1, rendering: 1, blocked: 0 } } };
  shellGauges({ releases, canaries: canaries as never, threads, service: { state: 'silent' } }, gauges);
  const lines = (await textOf([gauges])).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines).toEqual([
    'havu_shell_release_info{remote="mf-a",version="1a"} 1',
    'havu_shell_release_info{remote="mf-b",version="1b"} 1',
    'havu_shell_release_degraded{remote="mf-a"} 0',
    'havu_shell_release_degraded{remote="mf-b"} 1',
    'havu_shell_canary_percent{remote="mf-a",version="2a"} 5',
    'havu_shell_render_threads{state="free"} 1',
    'havu_shell_render_threads{state="rendering"} 1',
    'havu_shell_render_threads{state="blocked"} 0',
    'havu_shell_renders_waiting 3',
    'havu_shell_service_state{state="answers"} 0',
    'havu_shell_service_state{state="silent"} 1',
    'havu_shell_service_state{state="away"} 0',
  ]);
  // Nothing has happened yet: the first page that is given up is an increase.
  for (const remote of ['mf-a', 'mf-b', 'shell'])
    expect(await textOf([shellCounts])).toContain(`havu_shell_pages_given_up_total{remote="${remote}"} 0`);
});
