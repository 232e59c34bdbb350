import { parentPort, workerData } from 'node:worker_threads';
import type { Locale, Navigation, PublishedRemote } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { surviveRejections } from 'mf-shared/rules/survive-rejections';
import { errorFacts, log } from '../log.ts';
import { ServiceAnswers } from '../pages/service-answers.ts';
import { ServiceLine } from '../pages/service-line.ts';
import { loadServerBuild, type ServerBuild, toServerRelease } from '../releases/release.ts';
import { InlineSheets } from '../static/inline-sheets.ts';
import { readShellAssets } from '../static/shell-assets.ts';
import { loadRenderer } from './load-renderer.ts';
import { type RenderingPlace, renderDocument } from './render-document.ts';
import type { ThreadAnswer, ThreadData, ThreadMessage, ThreadRelease } from './render-order.ts';

/** The thread that pages are rendered in. It tells that it lives by its beats, as long as it has something to do. */
const { settings, counters }: ThreadData = workerData;
const port = parentPort;
if (!port) throw new Error('Not a thread');

const beatMs = 50;
const { apiUrl, releasesDirectory, isDevelopment } = settings;
const renderer = loadRenderer(settings.shellRenderer);
const assets = readShellAssets(settings.shellFiles, isDevelopment);
const sheets = new InlineSheets(settings);
const line = new ServiceLine();
const answers = new ServiceAnswers(line.fetch);
const redirectedPaths = Object.keys(settings.redirects);
const navigations = new Map<Locale, Navigation>();
/** The live one, and those that staff, or a part of the visitors, see in its place. */
const releases = new Cache<RenderingPlace['release']>({ most: 6 });
/** By remote and version: releases that differ by one remote share the code of the others. */
const loadedBuilds = new Cache<ServerBuild>({ most: 12 });
let release: RenderingPlace['release'] | null = null;
let underWay = 0;
let beating: NodeJS.Timeout | undefined;

// A remote's code may leave such promises.
surviveRejections((text, reason) => log('error', text, errorFacts(reason)));

port.on('message', (message: ThreadMessage) => {
  if (message.kind === 'release') release = releases.getOrMake(message.release.id, () => load(message.release));
  else if (message.kind === 'navigation') navigations.set(message.locale, message.navigation);
  else if (message.kind === 'forget') answers.clear();
  else if (message.kind === 'service') line.isAway = message.isAway;
  else void render(message.number, message.order);
});
tell({ kind: 'ready' });

async function render(number: number, order: Extract<ThreadMessage, { kind: 'render' }>['order']): Promise<void> {
  Atomics.store(counters, 1, number);
  underWay += 1;
  beating ??= setInterval(() => Atomics.add(counters, 0, 1), beatMs);
  try {
    const navigation = navigations.get(order.config.locale);
    if (!release || !navigation) throw new Error('Nothing to render with');
    const { fetch, tags } = answers.taggedFetch();
    const place = { renderer, assets, sheets, release, apiUrl, fetch, tags, isDevelopment, redirectedPaths };
    const page = await renderDocument({ ...order, navigation }, place);
    tell({ kind: 'rendered', number, page }, [page.html.buffer]);
  } catch (error) {
    log('error', 'page could not be rendered', { path: order.path, ...errorFacts(error) });
    tell({ kind: 'failed', number, error: String(error) });
  }
  underWay -= 1;
  if (underWay > 0) return;
  clearInterval(beating);
  beating = undefined;
}

function load({ id, manifest, publicIntegrity }: ThreadRelease): RenderingPlace['release'] {
  const builds = new Map<string, ServerBuild>();
  for (const [remote, published] of Object.entries(manifest))
    try {
      builds.set(remote, build(remote, published));
    } catch (error) {
      // It loaded when the shell took the release; its pages say that they are not available.
      log('error', 'remote left out', { remote, ...errorFacts(error) });
    }
  return { id, manifest, publicIntegrity, server: toServerRelease(builds, renderer) };
}

/** A build that is being written changes under its version. */
function build(remote: string, published: PublishedRemote): ServerBuild {
  const make = () => loadServerBuild(published, releasesDirectory, renderer, isDevelopment);
  return isDevelopment ? make() : loadedBuilds.getOrMake(`${remote} ${published.version}`, make);
}

function tell(answer: ThreadAnswer, transferred: ArrayBuffer[] = []): void {
  port?.postMessage(answer, transferred);
}
