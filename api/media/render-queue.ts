export type Priority = 'asked' | 'background';

interface Job<T> {
  key: string;
  priority: Priority;
  run: () => Promise<T>;
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
  /** Of these, how many may be background jobs: one place stays free for what a shopper waits for. */
  backgroundConcurrency: number;
  maxWaiting: number;
}

/** Runs jobs a few at a time. One key runs once however often it is asked for; asked-for jobs go before background ones. */
export class RenderQueue<T> {
  readonly #limits: Limits;
  readonly #jobs = new Map<string, Job<T>>();
  #waiting: Record<Priority, Job<T>[]> = { asked: [], background: [] };
  #running: Record<Priority, number> = { asked: 0, background: 0 };

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting.asked.length + this.#waiting.background.length;
  }

  /** How many that shoppers wait for have not begun. */
  get askedWaiting(): number {
    return this.#waiting.asked.length;
  }

  get isAsked(): boolean {
    return this.#running.asked + this.#waiting.asked.length > 0;
  }

  add(key: string, priority: Priority, run: () => Promise<T>): Promise<T> {
    const known = this.#jobs.get(key);
    if (known) {
      if (priority === 'asked') this.#hurry(known);
      return known.promise;
    }
    if (this.waiting >= this.#limits.maxWaiting) return Promise.reject(new QueueFullError('Too many pictures wait'));
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const job: Job<T> = { key, priority, run, promise, settle: { resolve, reject } };
    this.#jobs.set(key, job);
    this.#waiting[priority].push(job);
    this.#next();
    return promise;
  }

  #hurry(job: Job<T>): void {
    const place = this.#waiting.background.indexOf(job);
    if (place < 0) return;
    this.#waiting.background.splice(place, 1);
    job.priority = 'asked';
    this.#waiting.asked.push(job);
    this.#next();
  }

  #next(): void {
    const { concurrency, backgroundConcurrency } = this.#limits;
    while (this.#running.asked + this.#running.background < concurrency) {
      const mayRunBackground = this.#running.background < backgroundConcurrency;
      const job = this.#waiting.asked.shift() ?? (mayRunBackground ? this.#waiting.background.shift() : undefined);
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
