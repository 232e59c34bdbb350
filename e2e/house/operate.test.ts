import { parser } from '@prometheus-io/lezer-promql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { codeOf, read } from './source-files.ts';

const duration = z.string().regex(/^\d+[smhd]$/);
/** The form of a rules file (prometheus.io, Alerting rules); nothing else may stand in it. */
const rulesFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string().min(1),
      interval: duration.optional(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Havu[A-Za-z]+$/),
          expr: z.string().min(1),
          for: duration,
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().min(20) }),
        }),
      ),
    }),
  ),
});

/** What Grafana needs of a dashboard that it imports. */
const dashboardFile = z.looseObject({
  title: z.string(),
  uid: z.string().max(40),
  schemaVersion: z.number().int().min(36),
  templating: z.object({ list: z.array(z.looseObject({ name: z.string(), type: z.literal('datasource') })) }),
  panels: z.array(
    z.looseObject({
      id: z.number().int(),
      type: z.enum(['row', 'timeseries']),
      title: z.string(),
      gridPos: z.strictObject({ h: z.number(), w: z.number().max(24), x: z.number(), y: z.number() }),
      targets: z.array(z.looseObject({ refId: z.string(), expr: z.string() })).optional(),
    }),
  ),
});

const { groups } = rulesFile.parse(parse(read('deploy/operate/alerts.yaml')));
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = dashboardFile.parse(JSON.parse(read('deploy/operate/dashboard.json')));
const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Names that the shop's own code declares, with the kind of what it makes. */
const declared = new Map(
  (['api', 'shell', 'mf-shared'] as const)
    .flatMap(codeOf)
    .flatMap((file) => [...read(file).matchAll(/\b(bounded|read)(Counter|Histogram|Gauge)\([^{]*\{\s*name: '(\w+)'/g)])
    .map(([, , kind = '', name = '']) => [name, kind]),
);

/** Every series that a query may name: a histogram has three. */
async function known(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const usual = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const own = [...declared].flatMap(([name, kind]) =>
    kind === 'Histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set([...usual, ...own, 'up']);
}

/** The jobs that docs/operating.md has Prometheus read. */
const jobs = [...read('docs/operating.md').matchAll(/job_name: (\S+),/g)].map(([, job = '']) => job).sort();
const jobsOf = (matched: string): string[] => jobs.filter((job) => new RegExp(`^(${matched})$`).test(job));

/** What stands at the nodes of one kind in a query. */
function partsOf(query: string, kind: string): string[] {
  const parts: string[] = [];
  parser.parse(query).iterate({
    enter: ({ name, from, to }) => void (name === kind && parts.push(query.slice(from, to))),
  });
  return parts;
}

describe('what watches a shop (OPS-5)', () => {
  it.each(queries)('%s asks in PromQL', (_where, query) => {
    expect(partsOf(query, '⚠')).toEqual([]);
  });

  it.each(queries)('%s names metrics that the code tells', async (_where, query) => {
    const names = partsOf(query, 'VectorSelector').map((selector) => /^\w+/.exec(selector)?.[0] ?? selector);
    const told = await known();
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !told.has(name))).toEqual([]);
  });

  it.each(queries)('%s takes the largest of what is the same in each process (OPS-4)', (_where, query) => {
    const shared = partsOf(query, 'AggregateExpr').filter((part) => /havu_shop_/.test(part));
    expect(/havu_shop_/.test(query) && shared.length === 0).toBe(false);
    for (const part of shared) expect(part).toMatch(/^max\b/);
  });

  it('every alert has its part in the runbook, with what it means, what to look at and what to do', () => {
    const parts = read('docs/runbook.md').split(/^## /m).slice(1);
    expect(parts.map((part) => part.split('\n')[0])).toEqual(alerts.map(({ alert }) => alert));
    for (const part of parts) expect(part).toMatch(/\*Means\.\* [\s\S]+\*Look at\.\* [\s\S]+\*Do\.\* /);
  });

  it('every job that an alert watches has one that comes where it is not read at all', () => {
    const watched = alerts.flatMap(({ expr }) =>
      [...expr.matchAll(/job=~?"([^"]+)"/g)].flatMap(([, job = '']) => jobsOf(job)),
    );
    const absent = alerts.flatMap(({ expr }) =>
      [...expr.matchAll(/absent\(up{job="([^"]+)"}\)/g)].map(([, job]) => job),
    );
    expect([...new Set(watched)].sort()).toEqual(jobs);
    expect(absent.sort()).toEqual(jobs);
  });

  it('a process is told of before it has the memory at which it is ended', () => {
    const memory = alerts.find(({ alert }) => alert === 'HavuMemoryGrows')?.expr ?? '';
    const limits = z
      .object({ services: z.record(z.string(), z.looseObject({ mem_limit: z.string().optional() })) })
      .parse(parse(read('deploy/compose.yaml'), { merge: true })).services;
    for (const job of jobs) {
      const name = job.replace('havu-', '');
      const most = Number(new RegExp(`job="${job}"}\\) > (\\S+)`).exec(memory)?.[1]);
      const ofCompose = Number.parseInt(limits[name]?.mem_limit ?? '', 10) * 1024 ** 3;
      const [, ofPod] = /limits: { memory: (\d+)Gi }/.exec(read(`deploy/kubernetes/${name}.yaml`)) ?? [];
      expect(most).toBeGreaterThan(1e9);
      expect(most).toBeLessThan(Math.min(ofCompose, Number(ofPod) * 1024 ** 3));
    }
  });

  it('the names of panels and alerts are each one’s own', () => {
    const ids = panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  it('every metric of the shop’s own stands on the dashboard or in an alert', () => {
    const all = queries.map(([, query]) => query).join('\n');
    expect(declared.size).toBeGreaterThan(15);
    expect([...declared.keys()].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('the shop’s own metrics have names by Prometheus’ rules, each declared once', () => {
    for (const [name, kind] of declared) {
      expect(name).toMatch(/^havu_(shell|service|shop)_[a-z_]+$/);
      if (kind === 'Counter') expect(name).toMatch(/_total$/);
      if (kind === 'Histogram') expect(name).toMatch(/_seconds$/);
    }
  });
});
