import { Worker } from 'node:worker_threads';
import type { Locale, Navigation } from 'mf-shared/contract';
import type {
  RenderedPage,
  RenderOrder,
  ThreadAnswer,
  ThreadData,
  ThreadMessage,
  ThreadRelease,
} from './render-order.ts';

export interface Job {
  order: RenderOrder;
  /** The key of the route's code: if one page of it fails, others will. */
  route: string;
  /** Set where the page is of another release than the live one. */
  own: ThreadRelease | undefined;
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

export interface ThreadTimes {
  /**
   * Processor time without a beat: after the first a thread gets no more work, after the second it is ended. On a busy
   * machine a thread may wait long for its turn without being blocked.
   */
  lateCpuMs: number;
  blockedCpuMs: number;
  /** The same by the clock, for a thread that does not run, but waits without giving way. */
  lateMs: number;
  blockedMs: number;
  /** A page that is not answered for so long is given up. */
  overdueMs: number;
}

/** How a thread fares: `blocked` never comes back by itself. */
export type Pulse = 'well' | 'late' | 'blocked';

/** One thread as the pool sees it. */
export class RenderThread {
  readonly jobs = new Map<number, { job: Job; since: number }>();
  isReady = false;
  isEnded = false;
  /** True: pages that were under way in a blocked thread are tried here, one at a time. */
  isTrial = false;
  pulse: Pulse = 'well';
  readonly #worker: Worker;
  readonly #counters = new Int32Array(new SharedArrayBuffer(8));
  readonly #navigations = new Map<Locale, Navigation>();
  readonly #times: ThreadTimes;
  #release = '';
  #beat = 0;
  #beatAt = 0;
  #cpuAtBeat: number | null = null;
  #number = 0;

  constructor(script: URL, data: Omit<ThreadData, 'counters'>, times: ThreadTimes, memoryMegabytes: number) {
    this.#times = times;
    const workerData: ThreadData = { ...data, counters: this.#counters };
    const resourceLimits = { maxOldGenerationSizeMb: memoryMegabytes };
    this.#worker = new Worker(script, { workerData, resourceLimits });
    // The server keeps the process alive, not its threads.
    this.#worker.unref();
  }

  onAnswer(listener: (answer: ThreadAnswer) => void): void {
    this.#worker.on('message', listener);
  }

  /** Told once, however the thread ends. */
  onEnd(listener: (reason: string) => void): void {
    this.#worker.on('error', (error) => listener(String(error)));
    this.#worker.on('exit', (code) => listener(`code ${code}`));
  }

  send(message: ThreadMessage): void {
    this.#worker.postMessage(message);
  }

  render(job: Job, release: ThreadRelease): void {
    const { navigation, ...order } = job.order;
    const { locale } = order.config;
    if (this.#release !== release.id) this.send({ kind: 'release', release });
    this.#release = release.id;
    if (this.#navigations.get(locale) !== navigation) this.send({ kind: 'navigation', locale, navigation });
    this.#navigations.set(locale, navigation);
    if (this.jobs.size === 0) this.#noteBeat();
    this.#number += 1;
    this.jobs.set(this.#number, { job, since: Date.now() });
    this.send({ kind: 'render', number: this.#number, order });
  }

  /** Takes back the work that the thread has not begun. */
  takeUnbegun(): Job[] {
    const begun = Atomics.load(this.#counters, 1);
    const unbegun = [...this.jobs].filter(([number]) => number > begun);
    for (const [number] of unbegun) this.jobs.delete(number);
    return unbegun.map(([, { job }]) => job);
  }

  /** Feels the pulse; to be called often. */
  async check(): Promise<Pulse> {
    if (this.jobs.size === 0 || Atomics.load(this.#counters, 0) !== this.#beat) {
      this.#noteBeat();
      return 'well';
    }
    const silentMs = Date.now() - this.#beatAt;
    const beat = this.#beat;
    const { user, system } = await this.#worker.cpuUsage();
    if (beat !== this.#beat) return 'well';
    this.#cpuAtBeat ??= user + system;
    const cpuMs = (user + system - this.#cpuAtBeat) / 1000;
    const { lateCpuMs, blockedCpuMs, lateMs, blockedMs } = this.#times;
    if (cpuMs > blockedCpuMs || silentMs > blockedMs) return 'blocked';
    return cpuMs > lateCpuMs || silentMs > lateMs ? 'late' : 'well';
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.#worker.terminate();
  }

  #noteBeat(): void {
    this.#beat = Atomics.load(this.#counters, 0);
    this.#beatAt = Date.now();
    this.#cpuAtBeat = null;
  }
}
