import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RenderAnswer, RenderOrder } from './render-orders.ts';

const ENTRY = fileURLToPath(new URL('./render-process.ts', import.meta.url));
/** Drawing takes what requests leave over. */
const NICENESS = 10;

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** The drawing process as seen by the service: started when first needed, and again after a crash. */
export class Renderer {
  readonly #pictures: URL | null;
  #child: ChildProcess | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param pictures the module that exports the `sources` of pictures */
  constructor(pictures: URL | null) {
    this.#pictures = pictures;
  }

  render(order: Omit<RenderOrder, 'id'>): Promise<void> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.set(id, { resolve, reject });
    this.#process().send({ id, ...order }, (error) => {
      if (error && this.#waiting.delete(id)) reject(error);
    });
    return promise;
  }

  close(): void {
    this.#child?.disconnect();
    this.#child = null;
    this.#failAll('The drawing process was closed');
  }

  #process(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const child = fork(ENTRY, this.#pictures ? [this.#pictures.href] : [], {
      serialization: 'advanced',
      execArgv: process.execArgv.filter(isLoaderFlag),
    });
    this.#child = child;
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.on('message', ({ id, failure }: RenderAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) waiting?.resolve();
      else waiting?.reject(new Error(failure));
    });
    child.on('error', () => {});
    child.on('exit', () => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#failAll('The drawing process ended');
    });
    // A process that only waits for pictures must not keep the service alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #failAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

const isLoaderFlag = (flag: string) => !flag.startsWith('--inspect');

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // Where the system refuses, pictures share the processor evenly.
  }
}
