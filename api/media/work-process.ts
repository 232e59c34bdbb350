import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { surviveRejections } from 'mf-shared/rules/survive-rejections';

interface Numbered<Order> {
  id: number;
  order: Order;
}

interface Outcome {
  id: number;
  result?: unknown;
  failure?: string;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Pictures take what requests leave over. */
const niceness = 10;

/**
 * A process for work that is long or may crash, as seen by the one who orders it: started when first needed, and again
 * after a crash. Its entry calls `answerOrders`.
 */
export class WorkProcess<Order, Result> {
  readonly #entry: URL;
  #child: ChildProcess | null = null;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(entry: URL) {
    this.#entry = entry;
  }

  do(order: Order): Promise<Result> {
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
    this.#process().send({ id, order } satisfies Numbered<Order>, (error) => {
      if (error && this.#waiting.delete(id)) reject(error);
    });
    return promise;
  }

  close(): void {
    this.#child?.disconnect();
    this.#child = null;
    this.#failAll('The process was closed');
  }

  #process(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const execArgv = process.execArgv.filter((flag) => !flag.startsWith('--inspect'));
    const child = fork(fileURLToPath(this.#entry), [], { serialization: 'advanced', execArgv });
    this.#child = child;
    if (child.pid !== undefined) lowerPriority(child.pid);
    child.on('message', ({ id, result, failure }: Outcome) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(failure));
    });
    child.on('error', () => {});
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return;
      this.#child = null;
      this.#failAll(`The process ended with ${signal ?? code}`);
    });
    // A process that only waits for work must not keep the service alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #failAll(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Where the system refuses, pictures share the processor evenly.
  }
}

/** The other side of `WorkProcess`: answers each order of the parent, and ends with it. */
export function answerOrders<Order>(work: (order: Order) => Promise<unknown>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Its standard output is the service's.
  surviveRejections();
  process.on('message', ({ id, order }: Numbered<Order>) => {
    const answer = (outcome: Outcome) => process.send?.(outcome);
    work(order).then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  // A terminal's interrupt reaches the whole group; the service ends this process when it has drained.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit(0));
  // A local shop lets processes end that have nothing to do, and the next order would be lost with this one.
  process.channel?.ref();
}
