import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { boundedCounter, boundedHistogram, readCounter, readGauge } from './bounded-metrics.ts';
import { textOf } from './serve-metrics.ts';

const linesOf = async (registry: Registry) =>
  (await textOf([registry])).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

it('a label has the values that are written for it, and `other` for all else (OPS-2)', async () => {
  const registry = new Registry();
  const labels = { state: new Set(['open']) };
  const count = boundedCounter(registry, { name: 'havu_a_total', help: 'a', labels });
  const observe = boundedHistogram(registry, { name: 'havu_b_seconds', help: 'b', labels, buckets: [1] });
  readGauge(registry, { name: 'havu_c', help: 'c', labels }, () => [[{ state: 'maija@havu.example' }, 3]]);
  readCounter(registry, { name: 'havu_d_total', help: 'd', labels }, () => [[{ state: '__proto__' }, 4]]);
  count({ state: 'maija@havu.example' });
  count({ state: 'constructor' }, 2);
  observe({ state: '/orders/N-1/?key=abc' }, 0.5);
  expect(await linesOf(registry)).toEqual([
    'havu_a_total{state="open"} 0',
    'havu_a_total{state="other"} 3',
    'havu_b_seconds_bucket{le="1",state="other"} 1',
    'havu_b_seconds_bucket{le="+Inf",state="other"} 1',
    'havu_b_seconds_sum{state="other"} 0.5',
    'havu_b_seconds_count{state="other"} 1',
    'havu_c{state="other"} 3',
    'havu_d_total{state="other"} 4',
  ]);
});

it('what is read when it is asked for is what it is then, not what it was before', async () => {
  const registry = new Registry();
  const version = new Set(['1']);
  readGauge(registry, { name: 'havu_info', help: 'info', labels: { version } }, () =>
    [...version].map((each) => [{ version: each }, 1] as const),
  );
  expect(await linesOf(registry)).toEqual(['havu_info{version="1"} 1']);
  version.clear();
  version.add('2');
  expect(await linesOf(registry)).toEqual(['havu_info{version="2"} 1']);
});
