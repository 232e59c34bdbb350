import path from 'node:path';
import { watchPackage } from 'mf-shared/build/watch-package';
import { ReleaseFolder } from 'mf-shared/releases/release-folder';
import { DevelopmentReleases } from '../development/development-releases.ts';
import './supervised.ts';
import { buildChanged, builtPackages } from './build-changed.ts';
import { prepareDataFolder } from './data-folder.ts';
import { findFreePort, requireFreePort } from './ports.ts';
import { publishChanged } from './publish-changed.ts';
import { ServiceProcess } from './service-process.ts';
import { localServices } from './services.ts';
import { readSettings, StartError } from './settings.ts';

/**
 * Develops the named remotes, or all of them, with Fast Refresh. The others come from their last published builds; the
 * shell runs in development, because Fast Refresh needs React's development build.
 */
const settings = readSettings({ ...process.env, NODE_ENV: 'development' });
process.on('uncaughtException', (error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
await requireFreePort(settings.port);
prepareDataFolder(settings.dataDir);
const all = builtPackages().filter((name) => name !== 'shell');
const named = process.argv.slice(2);
const unknown = named.find((name) => name !== 'shell' && !all.includes(name));
if (unknown) throw new Error(`There is no remote called ${unknown}; there are ${all.join(', ')}`);
const developed = named.length === 0 ? all : named.filter((name) => name !== 'shell');

const published = all.filter((name) => !developed.includes(name));
if (published.length > 0) await buildChanged(published);
await publishChanged(settings.dataDir, null, published);
const live = await new ReleaseFolder(path.join(settings.dataDir, 'releases')).manifest();
const releases = new DevelopmentReleases(path.join(settings.dataDir, 'development-releases'), live, settings.dataDir);

const services = (await localServices({ ...settings, isDevelopment: true })).map((service) =>
  service.name === 'shell'
    ? { ...service, environment: { ...service.environment, NODE_ENV: 'development', RELEASES_DIR: releases.root } }
    : service,
);
const shell = shellProcess();
const others = services.slice(0, -1).map((service) => new ServiceProcess(service, settings.dataDir));
const starting = Promise.all(others.map((service) => service.start()));

for (const remote of developed) {
  const port = await findFreePort(settings.port + 10);
  await watchPackage(remote, port, (target) => releases.update(remote, target));
}
await watchPackage('shell', await findFreePort(settings.port + 10), (target, isFirst) => {
  // Its server takes the new renderer while it goes on serving files: open pages are fetching their updates.
  if (target === 'node' && !isFirst) shell.tell('renderer compiled');
});
await starting;
await shell.start();
console.log(`Havu is ready on http://localhost:${settings.port}, developing shell, ${developed.join(', ')}`);

function shellProcess(): ServiceProcess {
  const definition = services.at(-1);
  if (!definition) throw new Error('There is no shell to start');
  return new ServiceProcess(definition, settings.dataDir);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void Promise.all([shell, ...others].map((service) => service.stop())).then(() => process.exit(0));
  });
