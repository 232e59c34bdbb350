import { log } from '../log.ts';
import { countGivenUp, noteRender } from '../metrics/shell-counts.ts';
import type { Settings } from '../settings.ts';
import type { RenderedPage, RenderOrder, ThreadRelease } from './render-order.ts';
import { type Job, RenderThread, type ThreadTimes } from './render-thread-handle.ts';

interface PoolSettings {
  size: number;
  script?: URL;
  times?: ThreadTimes;
}

const usual: ThreadTimes = {
  ...{ lateCpuMs: 300, blockedCpuMs: 1500 },
  ...{ lateMs: 2000, blockedMs: 15_000, overdueMs: 20_000 },
};
const checkMs = 100;
const memoryMegabytes = 512;
/** How long the code of a page that blocked its thread is not run again. */
const refusedMs = 10_000;
/** A thread that dies before it can work is not made again at once. */
const pauseMs = 1000;

/**
 * The threads that pages are rendered in, so that a page that never gives the processor back hurts no other: its thread
 * gets no more work, is ended and replaced; what it had not begun goes to another thread, what was under way is tried
 * again alone, and the page that blocked is answered with its error screen.
 */
export class RenderThreads {
  readonly #settings: Settings;
  readonly #script: URL;
  readonly #times: ThreadTimes;
  readonly #size: number;
  readonly #release: () => ThreadRelease;
  readonly #threads = new Set<RenderThread>();
  readonly #refused = new Map<string, number>();
  /** Routes, each of one version, of which a page was answered. */
  readonly #answered = new Set<string>();
  #waiting: Job[] = [];
  #suspects: Job[] = [];
  #isServiceAway = false;
  #pausedUntil = 0;
  #isClosed = false;
  readonly #timer: NodeJS.Timeout;

  constructor(
    settings: Settings,
    release: () => ThreadRelease,
    { size, script = new URL('render-thread.ts', import.meta.url), times = usual }: PoolSettings,
  ) {
    this.#settings = settings;
    this.#release = release;
    this.#script = script;
    this.#times = times;
    this.#size = size;
    for (let index = 0; index < size; index += 1) this.#start();
    this.#timer = setInterval(() => void this.#check(), checkMs).unref();
  }

  /**
   * @param own a release that not everybody sees; without one the page is of the live release when its turn comes
   * @throws when the page could not even be answered with its error screen
   */
  render(order: RenderOrder, own?: ThreadRelease): Promise<RenderedPage> {
    const route = this.#routeOf(order, own ?? this.#release());
    const isRefused = Date.now() < (this.#refused.get(route) ?? 0);
    const beganAt = performance.now();
    const rendering = new Promise<RenderedPage>((resolve, reject) => {
      this.#waiting.push({ order: { ...order, isRefused }, route, own, resolve, reject });
      this.#dispatch();
    });
    const remote = remoteOf(order);
    rendering.then(
      ({ status }) => noteRender(remote, status, beganAt),
      () => noteRender(remote, null, beganAt),
    );
    return rendering;
  }

  /** How busy the threads are, and how many pages wait for one. */
  get load(): { waiting: number; threads: Record<'free' | 'rendering' | 'blocked', number> } {
    const threads = { free: 0, rendering: 0, blocked: 0 };
    for (const { pulse, jobs } of this.#threads)
      threads[pulse !== 'well' ? 'blocked' : jobs.size > 0 ? 'rendering' : 'free'] += 1;
    return { waiting: this.#waiting.length + this.#suspects.length, threads };
  }

  /** Makes the threads forget the service's answers, which are of an older catalogue. */
  forget(): void {
    for (const thread of this.#threads) thread.send({ kind: 'forget' });
  }

  /** Replaces all threads by such as read the code anew, in development; what was under way is rendered again. */
  renew(): void {
    this.#refused.clear();
    for (const thread of [...this.#threads]) {
      this.#threads.delete(thread);
      for (const { job } of thread.jobs.values()) this.#waiting.push(job);
      thread.jobs.clear();
      void thread.end();
      this.#start();
    }
  }

  set isServiceAway(isAway: boolean) {
    this.#isServiceAway = isAway;
    for (const thread of this.#threads) thread.send({ kind: 'service', isAway });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #start(): void {
    const thread = new RenderThread(this.#script, { settings: this.#settings }, this.#times, memoryMegabytes);
    thread.isTrial = this.#suspects.length > 0 && ![...this.#threads].some(({ isTrial }) => isTrial);
    this.#threads.add(thread);
    thread.send({ kind: 'service', isAway: this.#isServiceAway });
    thread.onAnswer((answer) => {
      if (answer.kind === 'ready') thread.isReady = true;
      else {
        const done = thread.jobs.get(answer.number);
        thread.jobs.delete(answer.number);
        if (done && !done.job.order.isRefused) this.#answered.add(done.job.route);
        if (answer.kind === 'rendered') done?.job.resolve(answer.page);
        else done?.job.reject(new Error(answer.error));
      }
      this.#dispatch();
    });
    thread.onEnd((reason) => this.#lose(thread, `its thread ended: ${reason}`));
  }

  #dispatch(): void {
    for (const thread of this.#threads) if (thread.isTrial) this.#tryAlone(thread);
    const late = [...this.#threads].filter(({ pulse }) => pulse !== 'well');
    const suspected = new Set(late.flatMap(({ jobs }) => [...jobs.values()].map(({ job }) => job.route)));
    const underWay = new Set([...this.#threads].flatMap(({ jobs }) => [...jobs.values()].map(({ job }) => job.route)));
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const job of waiting) {
      const { route, order } = job;
      // A route's first page goes alone: code that blocks takes one thread and not all of them at once.
      const isHeld = suspected.has(route) || (underWay.has(route) && !this.#answered.has(route));
      const thread = isHeld && !order.isRefused ? undefined : this.#leastBusy();
      if (thread) {
        thread.render(job, job.own ?? this.#release());
        underWay.add(route);
      } else this.#waiting.push(job);
    }
  }

  #tryAlone(thread: RenderThread): void {
    if (!thread.isReady || thread.jobs.size > 0) return;
    const suspect = this.#suspects.shift();
    if (suspect) thread.render(suspect, suspect.own ?? this.#release());
    else thread.isTrial = false;
  }

  #leastBusy(): RenderThread | undefined {
    return [...this.#threads]
      .filter(({ isReady, isTrial, pulse }) => isReady && !isTrial && pulse === 'well')
      .toSorted((one, other) => one.jobs.size - other.jobs.size)[0];
  }

  async #check(): Promise<void> {
    await Promise.all(
      [...this.#threads].map(async (thread) => {
        const pulse = await thread.check().catch(() => thread.pulse);
        if (thread.isEnded) return;
        thread.pulse = pulse;
        if (pulse === 'late') this.#waiting.push(...thread.takeUnbegun());
        if (pulse === 'blocked') this.#lose(thread, 'it never gave the processor back');
        if (pulse === 'well') this.#giveUpOverdue(thread);
      }),
    );
    this.#keepSize();
    this.#dispatch();
  }

  #giveUpOverdue(thread: RenderThread): void {
    for (const [number, { job, since }] of thread.jobs)
      if (Date.now() - since > this.#times.overdueMs) {
        thread.jobs.delete(number);
        this.#refuse(job, 'it was not answered in time');
      }
  }

  /** Keeps as many threads that work as are wanted; one that is late has a substitute. */
  #keepSize(): void {
    if (Date.now() < this.#pausedUntil) return;
    const well = [...this.#threads].filter(({ pulse }) => pulse === 'well');
    if (well.length < this.#size && this.#threads.size < 2 * this.#size) this.#start();
    else if (this.#suspects.length > 0 && ![...this.#threads].some(({ isTrial }) => isTrial)) this.#start();
    const spare = well.find(({ jobs, isTrial, isReady }) => isReady && jobs.size === 0 && !isTrial);
    if (well.length > this.#size && spare) {
      this.#threads.delete(spare);
      void spare.end();
    }
  }

  #lose(thread: RenderThread, reason: string): void {
    if (!this.#threads.delete(thread) || this.#isClosed) return;
    this.#waiting.push(...thread.takeUnbegun());
    const underWay = [...thread.jobs.values()].map(({ job }) => job);
    thread.jobs.clear();
    void thread.end();
    const [only, ...others] = underWay;
    if (only && others.length === 0) this.#refuse(only, reason);
    else this.#suspects.push(...underWay);
    if (thread.isReady) this.#start();
    else {
      log('error', 'a thread that renders cannot start', { reason });
      this.#pausedUntil = Date.now() + pauseMs;
    }
    this.#dispatch();
  }

  /** Answers a page with its error screen, as the others of its route for a while. */
  #refuse(job: Job, reason: string): void {
    const { path, isRefused } = job.order;
    log('error', 'page given up', { path, route: job.route, reason });
    countGivenUp({ remote: remoteOf(job.order) });
    if (isRefused) {
      job.reject(new Error(`${path} was given up: ${reason}`));
      return;
    }
    this.#refused.set(job.route, Date.now() + refusedMs);
    const isAlike = ({ route }: Job) => route === job.route;
    const alike = [job, ...this.#waiting.filter(isAlike), ...this.#suspects.filter(isAlike)];
    const refused = alike.map((other) => ({ ...other, order: { ...other.order, isRefused: true } }));
    this.#suspects = this.#suspects.filter((other) => !isAlike(other));
    this.#waiting = [...this.#waiting.filter((other) => !isAlike(other)), ...refused];
  }

  #routeOf({ found }: RenderOrder, { manifest }: ThreadRelease): string {
    if (found === null || found === 'unknown') return 'shell';
    const version = manifest[found.remote]?.version ?? '';
    return `${found.remote} ${version} ${found.expose}`;
  }
}

/** The team's code that renders a page; `shell` where no route has it. */
const remoteOf = ({ found }: RenderOrder): string => (found === null || found === 'unknown' ? 'shell' : found.remote);
