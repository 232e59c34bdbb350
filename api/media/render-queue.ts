/** `awaited`: nothing else can be shown meanwhile; `asked`: who asked may have a preview; `background`: nobody asked. */
export type Priority = 'awaited' | 'asked' | 'background';
const order: readonly Priority[] = ['awaited', 'asked', 'background'];

interface Job<T> {
  key: string;
  priority: Priority;
  run: () => Promise<T>;
  since: number;
  promise: Promise<T>;
  settle: { resolve: (value: T) => void; reject: (error: unknown) => void };
}

/** Thrown when more pictures wait than could be drawn in a bearable time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Limits {
  /** Jobs that run at the same time. */
  concurrency: number;
  /** How many of these may be background jobs: one place stays free for what a shopper waits for. */
  backgroundConcurrency: number;
  maxWaiting: number;
}

/** Runs jobs a few at a time. One key runs once however often it is asked for, as the most urgent who asked. */
export class RenderQueue<T> {
  readonly #limits: Limits;
  readonly #jobs = new Map<string, Job<T>>();
  #waiting: Record<Priority, Job<T>[]> = { awaited: [], asked: [], background: [] };
  #running: Record<Priority, number> = { awaited: 0, asked: 0, background: 0 };

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.askedWaiting + this.#waiting.background.length;
  }

  /** How many that shoppers wait for have not begun. */
  get askedWaiting(): number {
    return this.#waiting.awaited.length + this.#waiting.asked.length;
  }

  /** How long the one of these that came first has waited, in milliseconds. */
  get oldestAskedMs(): number {
    const since = [this.#waiting.awaited[0], this.#waiting.asked[0]].flatMap((job) => job?.since ?? []);
    return since.length === 0 ? 0 : performance.now() - Math.min(...since);
  }

  get isAsked(): boolean {
    return this.#running.awaited + this.#running.asked + this.askedWaiting > 0;
  }

  /** Whether it waits or runs. */
  has(key: string): boolean {
    return this.#jobs.has(key);
  }

  add(key: string, priority: Priority, run: () => Promise<T>): Promise<T> {
    const known = this.#jobs.get(key);
    if (known) {
      this.#hurry(known, priority);
      return known.promise;
    }
    if (this.waiting >= this.#limits.maxWaiting) return Promise.reject(new QueueFullError('Too many pictures wait'));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const job: Job<T> = { key, priority, run, promise, settle: { resolve, reject }, since: performance.now() };
    this.#jobs.set(key, job);
    this.#waiting[priority].push(job);
    this.#next();
    return promise;
  }

  #hurry(job: Job<T>, priority: Priority): void {
    const waiting = this.#waiting[job.priority];
    const place = waiting.indexOf(job);
    if (place < 0 || order.indexOf(priority) >= order.indexOf(job.priority)) return;
    waiting.splice(place, 1);
    job.priority = priority;
    this.#waiting[priority].push(job);
    this.#next();
  }

  #next(): void {
    const { concurrency, backgroundConcurrency } = this.#limits;
    while (order.reduce((sum, each) => sum + this.#running[each], 0) < concurrency) {
      const mayRunBackground = this.#running.background < backgroundConcurrency;
      const asked = this.#waiting.awaited.shift() ?? this.#waiting.asked.shift();
      const job = asked ?? (mayRunBackground ? this.#waiting.background.shift() : undefined);
      if (!job) return;
      void this.#start(job);
    }
  }

  async #start(job: Job<T>): Promise<void> {
    const { priority } = job;
    this.#running[priority]++;
    try {
      job.settle.resolve(await job.run());
    } catch (error) {
      job.settle.reject(error);
    } finally {
      this.#running[priority]--;
      this.#jobs.delete(job.key);
      this.#next();
    }
  }
}
