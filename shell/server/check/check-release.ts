import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import type { PublishedRemote } from 'mf-shared/contract';
import { localeCodes } from 'mf-shared/contract';
import { offeredExposes } from 'mf-shared/releases/offered-exposes';
import { compileServerBuild } from '../releases/compile-server-build.ts';
import type { Renderer } from '../rendering/load-renderer.ts';
import { CheckedShop } from './checked-shop.ts';
import { damagedCopy } from './compressed-copies.ts';
import { missingExports } from './missing-exports.ts';
import { pagesOf } from './page-addresses.ts';
import type { RecordedService } from './recorded-service.ts';

export interface ReleaseCheck {
  remote: string;
  folder: string;
  published: PublishedRemote;
  renderer: Renderer;
  service: RecordedService;
  /** Told before each step, so that whoever waits knows where it hangs. */
  onStep: (doing: string) => void;
}

/**
 * Loads a version as the shell does and renders the pages of each of its routes once per language. What the service does
 * not answer is no fault of the release; what its own code throws is.
 * @returns why the version is refused, in one line, or null
 */
export async function checkRelease(check: ReleaseCheck): Promise<string | null> {
  const damage = await damagedFile(check);
  if (damage) return damage;
  const { remote, folder, published, renderer, service, onStep } = check;
  onStep('its server build is loaded');
  const file = path.join(folder, published.serverEntry);
  const modules = compileServerBuild(file, published.integrity[published.serverEntry], renderer.sharedModules);
  // Applications live in browsers only.
  const exposes = Object.keys(published.exposes).filter((expose) => !expose.endsWith('-app'));
  const offered = new Set(offeredExposes(folder, published));
  const lacked = exposes.find((expose) => !(expose in modules) && offered.has(expose));
  if (lacked) return `its server build lacks ${lacked}`;
  const missing = missingExports(await readFile(file, 'utf8'), renderer.sharedModules);
  if (missing.length > 0) return `the shell lacks ${missing.join(', ')}: a newer shell goes out first`;
  const release = new renderer.ServerRelease({
    module(_remote, expose) {
      if (!(expose in modules)) throw new Error(`its server build lacks ${expose}`);
      return modules[expose];
    },
  });
  for (const locale of localeCodes) {
    onStep(`the texts are read (${locale})`);
    const shop = await CheckedShop.open(service, locale);
    release.texts(locale, remote);
    for (const expose of exposes.filter((name) => !name.startsWith('./messages-'))) {
      const pages = pagesOf(remote, expose, shop.pages);
      const [first] = pages;
      if (first) release.route(first.match);
      for (const page of pages) {
        onStep(`${expose} is rendered at ${page.path} (${locale})`);
        const failure = await shop.ownFailure(page, release, renderer);
        if (failure !== null) return `${expose} fails at ${page.path} (${locale}): ${failure}`;
      }
    }
  }
  return null;
}

/** Every file against its hash, its compressed copies against it, scripts also for their syntax: a browser would meet that error first. */
async function damagedFile({ folder, published, onStep }: ReleaseCheck): Promise<string | null> {
  const { entry, serverEntry, exposes, integrity } = published;
  const needed = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
  const unlisted = [entry, serverEntry, ...needed].find((file) => !(file in integrity));
  if (unlisted) return `${unlisted} is named by the build and not among its files`;
  for (const [file, hash] of Object.entries(integrity)) {
    onStep(`${file} is read`);
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) return `${file} is missing`;
    if (hash !== `sha384-${createHash('sha384').update(content).digest('base64')}`)
      return `${file} is not the file that was built`;
    const damage = await damagedCopy(path.join(folder, file), file, content);
    if (damage) return damage;
    if (!file.endsWith('.js')) continue;
    try {
      new Script(content.toString('utf8'), { filename: file });
    } catch (error) {
      return `${file} cannot be read by a browser: ${String(error)}`;
    }
  }
  return null;
}
