import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PublishedRemote } from 'mf-shared/contract';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** Lets a stored version through. @throws ReleaseRefused with the reason, in one line */
export type ReleaseGate = (remote: string, folder: string, published: PublishedRemote) => Promise<void>;

/** A release that does not become the live one. */
export class ReleaseRefused extends Error {
  readonly reason: string;

  constructor(remote: string, version: string, reason: string) {
    super(`${remote} ${version} is refused: ${reason}`);
    this.name = 'ReleaseRefused';
    this.reason = reason;
  }
}

/** One that offers less than what is live: who goes back says so, and is not led to a still older one. */
export class LostExposes extends ReleaseRefused {}

/** What the checking process tells (shell/server/check/checked-release.ts). */
type CheckMessage = { doing: string } | { refused: string | null };

interface GateSettings {
  /** The running shop's service, or null. */
  apiUrl: string | null;
  /** Folder of the recorded answers of the service. */
  recordings: string;
  script?: string;
  renderer?: string;
  /** A step that takes longer is given up: a rendering that hangs or never gives the processor back. */
  stepTimeoutMs?: number;
}

const memoryMegabytes = 512;
/** Ends the trial with the process that waits for it. */
const supervised = new URL('../local/supervised.ts', import.meta.url).href;

/** Tries a version in a process of its own, with limits to its time and memory. */
export function processGate({
  apiUrl,
  recordings,
  script = path.join(repositoryRoot, 'shell/server/check/run-check.ts'),
  renderer = path.join(repositoryRoot, 'shell/dist/node/renderer.cjs'),
  stepTimeoutMs = 30_000,
}: GateSettings): ReleaseGate {
  return async (remote, folder, published) => {
    const refuse = (reason: string) => new ReleaseRefused(remote, published.version, reason);
    if (!existsSync(renderer)) throw refuse('the shell that would show it is not built: start the shop once');
    const order = {
      remote,
      folder,
      published,
      renderer,
      apiUrl,
      recording: path.join(recordings, `${remote}.json.gz`),
    };
    const reason = await runCheck(script, JSON.stringify(order), stepTimeoutMs);
    if (reason !== null) throw refuse(reason);
  };
}

function runCheck(script: string, order: string, stepTimeoutMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const child = fork(script, [order], {
      execArgv: [
        ...['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memoryMegabytes}`],
        ...['--import', supervised],
      ],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let doing = 'it is started';
    let timer: NodeJS.Timeout;
    const end = (reason: string | null) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(reason);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(`no end within ${stepTimeoutMs / 1000} s while ${doing}`), stepTimeoutMs);
    };
    wait();
    child.on('message', (message: CheckMessage) => {
      if ('refused' in message) return end(message.refused);
      doing = message.doing;
      wait();
    });
    child.on('error', (error) => end(`it could not be tried: ${error.message}`));
    child.on('exit', (code, signal) => end(`its process ended (${signal ?? `code ${code}`}) while ${doing}`));
  });
}
