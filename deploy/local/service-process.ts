import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { LogFile } from './log-file.ts';
import { repositoryRoot, StartError } from './settings.ts';

/** What a service tells its parent: that it can serve, or in one line why it cannot. */
export type ServiceMessage = { ready: true } | { failed: string } | 'pong';

export interface ServiceDefinition {
  name: string;
  /** From the repository's root. */
  script: string;
  environment: Readonly<Record<string, string>>;
}

const drainMs = 10_000;
const quickDeathMs = 5000;
/** A process that leaves so many pings unanswered in a row is ended and started again. */
const mostUnanswered = 6;
/** A start fills a shop or changes its schema: one statement of that may take the processor for minutes. */
const startSilenceMs = 10 * 60_000;
const supervised = new URL('./supervised.ts', import.meta.url).href;

/** A process of the shop that is started, kept alive and stopped in order. Its log is `DATA_DIR/logs/<name>.log`. */
export class ServiceProcess {
  readonly definition: ServiceDefinition;
  readonly #dataDir: string;
  readonly #pingMs: number;
  readonly #startSilenceMs: number;
  #child: ChildProcess | null = null;
  #isStopping = false;

  constructor(definition: ServiceDefinition, dataDir: string, pingMs = 10_000, silenceMs = startSilenceMs) {
    this.definition = definition;
    this.#dataDir = dataDir;
    this.#pingMs = pingMs;
    this.#startSilenceMs = silenceMs;
  }

  /** The id of the present process; undefined where none runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the service is ready. @throws StartError with the service's own line when it cannot start */
  start(): Promise<void> {
    const { name, script, environment } = this.definition;
    const child = fork(join(repositoryRoot, script), [], {
      env: { ...process.env, ...environment },
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', supervised],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A process group of its own: Ctrl-C in the terminal reaches the orchestrator alone, which stops all in order.
      detached: true,
    });
    this.#child = child;
    const log = new LogFile(join(this.#dataDir, 'logs', `${name}.log`));
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => log.write(chunk));
    let lastWords = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-2000);
    });
    const startedAt = Date.now();

    return new Promise((resolve, reject) => {
      let isReady = false;
      const silence = this.#watch(child, log, () => isReady);
      child.on('message', (message: ServiceMessage) => {
        if (message === 'pong') return;
        if ('ready' in message) {
          isReady = true;
          resolve();
        } else reject(new StartError(message.failed));
      });
      // No process could be made at all; 'exit' does not come then.
      child.on('error', (error) => {
        if (child.pid === undefined) reject(new StartError(`${name} could not be started: ${error.message}`));
      });
      child.on('exit', (code, signal) => {
        const why = signal ? `signal ${signal}` : `code ${code}`;
        const told = silence() ?? `${name} stopped while starting (${why}). ${firstLine(lastWords)}`;
        if (!isReady) reject(new StartError(told));
        else if (!this.#isStopping) {
          const msg = `${name} stopped unexpectedly (${why}) and is started again`;
          log.write(`${JSON.stringify({ level: 60, time: Date.now(), service: 'orchestrator', msg })}\n`);
          this.#revive(why, Date.now() - startedAt);
        }
      });
    });
  }

  /**
   * Ends a process that runs but answers nothing any more: its end is noticed, and it is started again. One that starts is
   * given more time, and what it prints is a sign of life, too.
   * @returns asks for the line about its end; null where it was not ended
   */
  #watch(child: ChildProcess, log: LogFile, isReady: () => boolean): () => string | null {
    let unanswered = 0;
    let told: string | null = null;
    const alive = () => {
      unanswered = 0;
    };
    child.on('message', alive);
    for (const output of [child.stdout, child.stderr]) output?.on('data', () => isReady() || alive());
    const pings = setInterval(() => {
      const limitMs = isReady() ? mostUnanswered * this.#pingMs : this.#startSilenceMs;
      if (unanswered * this.#pingMs >= limitMs) {
        const place = isReady() ? '' : ' while starting';
        told = `${this.definition.name} has answered nothing for ${limitMs / 1000} s${place} and is ended`;
        log.write(`${JSON.stringify({ level: 60, time: Date.now(), service: 'orchestrator', msg: told })}\n`);
        child.kill('SIGKILL');
      } else if (child.connected) child.send('ping', () => {});
      unanswered += 1;
    }, this.#pingMs);
    child.once('exit', () => clearInterval(pings));
    return () => told;
  }

  /** A service that dies is started again; one that dies at once waits a little first. */
  #revive(why: string, livedMs: number): void {
    const { name } = this.definition;
    process.stderr.write(
      `${name} stopped unexpectedly (${why}) and is started again; see ${join(this.#dataDir, 'logs', `${name}.log`)}\n`,
    );
    setTimeout(
      () => {
        if (this.#isStopping) return;
        this.start().catch((error: unknown) => this.#revive(String(error), 0));
      },
      livedMs < quickDeathMs ? 2000 : 0,
    );
  }

  /** Sends the present process a message; one that is starting reads the newest by itself. */
  tell(message: string): void {
    if (this.#child?.connected) this.#child.send(message, () => {});
  }

  /** Asks the service to drain and waits for its end; after 10 s it is ended. */
  stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      const lastResort = setTimeout(() => child.kill('SIGKILL'), drainMs);
      child.once('exit', () => {
        clearTimeout(lastResort);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}

function firstLine(text: string): string {
  const line = text.split('\n').find((candidate) => /error/i.test(candidate)) ?? text.split('\n').find(Boolean);
  return line?.trim() ?? '';
}
