import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { codeOf, read, root } from './source-files.ts';

const kinds = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 Job': Job,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'v1 Service': Service,
} as const;

const labels = z.record(z.string(), z.string());
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.literal('http') }),
  ...{ periodSeconds: z.int(), timeoutSeconds: z.int().optional(), failureThreshold: z.int() },
});
/** What the shop's pods have, and nothing else: the schemas of Kubernetes let a misspelt field pass. */
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })).optional(),
  envFrom: z
    .array(z.union([z.strictObject({ configMapRef: z.any() }), z.strictObject({ secretRef: z.any() })]))
    .optional(),
  env: z.array(z.object({ name: z.string() })),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  ...{ startupProbe: probe.optional(), livenessProbe: probe.optional(), readinessProbe: probe.optional() },
  lifecycle: z.any().optional(),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
});
const pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.int().optional(),
  restartPolicy: z.literal('Never').optional(),
  securityContext: z.strictObject({
    ...{ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000), runAsGroup: z.literal(1000) },
    ...{ fsGroup: z.literal(1000), fsGroupChangePolicy: z.string(), seccompProfile: z.any() },
  }),
  topologySpreadConstraints: z.any().optional(),
  containers: z.tuple([container]),
  volumes: z.array(z.looseObject({ name: z.string() })),
});

const manifests = readdirSync(join(root, 'deploy/kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => ({
    file,
    value: z
      .looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.object({ name: z.string() }) })
      .parse(document.toJS()),
  })),
);
const named = manifests.map(({ file, value }) => [`${value.kind} ${value.metadata.name} of ${file}`, value] as const);
const ofKind = (kind: string) => manifests.filter(({ value }) => value.kind === kind).map(({ value }) => value);

const workload = z.looseObject({
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({ template: z.object({ metadata: z.object({ labels }), spec: pod }) }),
});
const workloads = [...ofKind('Deployment'), ...ofKind('Job')].map((value) => workload.parse(value));
const podLabels = workloads.map(({ spec }) => spec.template.metadata.labels);

const dockerfile = read('deploy/containers/Dockerfile');
const images = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage = '']) => `havu-${stage}`);
const code = (['api', 'shell', 'mf-shared', 'deploy'] as const).flatMap(codeOf).map(read).join('\n');
const operating = read('docs/operating.md');
const isSetting = (name: string) => code.includes(name) || operating.includes(`\`${name}\``);

describe('manifests for Kubernetes (OPS-10)', () => {
  it.each(named)('%s has its kind’s form', (_name, value) => {
    const Kind = kinds[`${value.apiVersion} ${value.kind}` as keyof typeof kinds];
    expect(Kind, `${value.apiVersion} ${value.kind}`).toBeDefined();
    new Kind(value as never).validate();
  });

  it('every pod runs without root on a file system that it cannot write, with limits', () => {
    expect(workloads.map(({ metadata }) => metadata.name).sort()).toEqual([
      'havu-migrate',
      'havu-publish',
      'havu-service',
      'havu-shell',
    ]);
  });

  it('every image is a stage of the Dockerfile', () => {
    const used = workloads.map(({ spec }) => spec.template.spec.containers[0].image.replace(/:.*/, ''));
    expect(used.filter((image) => !images.includes(image))).toEqual([]);
  });

  it('every command runs a file of the service’s image', () => {
    const commands = workloads.flatMap(({ spec }) => spec.template.spec.containers[0].command ?? []);
    expect(commands.filter((word) => word.endsWith('.ts'))).toEqual(['api/db/run-migrations.ts']);
    for (const file of commands.filter((word) => word.endsWith('.ts'))) expect(existsSync(join(root, file))).toBe(true);
  });

  it('every pod is told settings that there are', () => {
    const told = [
      ...workloads.flatMap(({ spec }) => spec.template.spec.containers[0].env.map(({ name }) => name)),
      ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data as object)),
    ];
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter((name) => !isSetting(name))).toEqual([]);
  });

  it('every volume that is mounted is there, and every probe asks what the code answers', () => {
    for (const { spec } of workloads) {
      const { containers, volumes } = spec.template.spec;
      expect(containers[0].volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.map(({ name }) => name).sort());
      for (const asked of [containers[0].startupProbe, containers[0].livenessProbe, containers[0].readinessProbe])
        if (asked) expect(code).toContain(`'${asked.httpGet.path}'`);
    }
  });

  it('every selector finds a pod, and every deployment has its service, its budget and its scaling', () => {
    const selectors = [
      ...ofKind('Service').map(({ spec }) => z.looseObject({ selector: labels }).parse(spec).selector),
      ...ofKind('PodDisruptionBudget').map(({ spec }) => matched(spec, 'selector')),
      ...ofKind('NetworkPolicy').map(({ spec }) => matched(spec, 'podSelector')),
    ];
    const finds = (selector: Record<string, string>) =>
      podLabels.some((each) => Object.entries(selector).every(([name, value]) => each[name] === value));
    expect(selectors.filter((selector) => !finds(selector))).toEqual([]);
    const deployed = ofKind('Deployment').map(({ metadata }) => metadata.name);
    for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(ofKind(kind).map(({ metadata }) => metadata.name)).toEqual(deployed);
  });
});

const matched = (spec: unknown, field: string): Record<string, string> =>
  z.record(z.string(), z.object({ matchLabels: labels }).or(z.any())).parse(spec)[field].matchLabels;

describe('one server by compose (OPS-10)', () => {
  const service = z.looseObject({
    image: z.string(),
    // A name without a value has the one that the operator's `.env` gives it.
    environment: z.record(z.string(), z.string().nullable()),
    volumes: z.array(z.string()),
    build: z.object({ dockerfile: z.string(), target: z.string() }).optional(),
  });
  const compose = z
    .looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const own = Object.entries(compose.services).filter(([name]) => name !== 'database');

  it.each(own)('%s is built from a stage of the Dockerfile and told settings that there are', (_name, value) => {
    expect(existsSync(join(root, value.build?.dockerfile ?? ''))).toBe(true);
    expect(images).toContain(`havu-${value.build?.target}`);
    expect(Object.keys(value.environment).filter((name) => !isSetting(name))).toEqual([]);
    for (const volume of value.volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  it('the shell can write beside the releases: it counts and judges canaries there (ROUTE-142)', () => {
    expect(compose.services.shell?.volumes).toEqual(['data:/data']);
  });

  it('what serves cannot write its own files and has no rights of the system', () => {
    for (const name of ['service', 'shell'])
      expect(compose.services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });
});

it('images run the Node that the repository pins', () => {
  const { devDependencies } = z.object({ devDependencies: labels }).parse(JSON.parse(read('package.json')));
  expect(dockerfile).toContain(`ARG NODE=${devDependencies.node}-`);
});
