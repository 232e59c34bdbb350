import type { HealthAnswer } from 'mf-shared/rules/answer-tags';
import { log } from '../log.ts';

interface WatchTimes {
  /** Between an answer and the next question. */
  gapMs: number;
  /** Without an answer for so long the service counts as silent. */
  silentMs: number;
  /** And for so long as away. */
  awayMs: number;
}

/** Behind one address may stand several. */
const mostProcesses = 20;

/** @property tags null: anything may be stale. */
export interface ServiceChanges {
  catalogueVersion: number;
  tags: readonly string[] | null;
}

/** Silent within two seconds; away later, because a service that only works hard may answer yet. */
const usual: WatchTimes = { gapMs: 400, silentMs: 1500, awayMs: 4000 };

/**
 * Asks the service again and again whether it is there. Silent: older pages are shown at once. Away: calls to it are not
 * waited for. A service that refuses connections is both at once.
 */
export class ServiceWatch {
  readonly #url: string;
  readonly #times: WatchTimes;
  readonly #onAway: ((isAway: boolean) => void)[] = [];
  readonly #onChanges: ((changes: ServiceChanges) => void)[] = [];
  /** The cursor of each process of the service that answered; the one that answered last is at the end. */
  readonly #cursors = new Map<string, string>();
  #isSilent = false;
  #isAway = false;
  #silence = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(apiUrl: string, times: WatchTimes = usual) {
    this.#url = `${apiUrl}/healthz`;
    this.#times = times;
  }

  /** Resolves when the service is silent, at once where it is. */
  whenSilent(): Promise<void> {
    return this.#silence.promise;
  }

  get state(): 'answers' | 'silent' | 'away' {
    if (this.#isAway) return 'away';
    return this.#isSilent ? 'silent' : 'answers';
  }

  onAway(listener: (isAway: boolean) => void): void {
    this.#onAway.push(listener);
  }

  /** Told with each answer, a moment after the service knows of a change itself. */
  onChanges(listener: (changes: ServiceChanges) => void): void {
    this.#onChanges.push(listener);
  }

  /** Starts to watch; returns what ends it. */
  follow(): () => void {
    const ended = new AbortController();
    const ask = async () => {
      await this.#ask(ended.signal);
      if (!ended.signal.aborted) this.#timer = setTimeout(ask, this.#times.gapMs);
    };
    void ask();
    return () => {
      ended.abort();
      clearTimeout(this.#timer);
    };
  }

  /** A question that is not answered when the watch ends says nothing about the service. */
  async #ask(ended: AbortSignal): Promise<void> {
    const silent = setTimeout(() => ended.aborted || this.#note(true, this.#isAway), this.#times.silentMs);
    try {
      const answer = await fetch(`${this.#url}?since=${[...this.#cursors.values()]}`, {
        signal: AbortSignal.any([ended, AbortSignal.timeout(this.#times.awayMs)]),
      });
      const text = await answer.text();
      if (ended.aborted) return;
      this.#note(false, false);
      this.#tell(text);
    } catch {
      if (!ended.aborted) this.#note(true, true);
    } finally {
      clearTimeout(silent);
    }
  }

  #tell(text: string): void {
    const { catalogueVersion, changes } = readHealth(text);
    if (!changes || catalogueVersion === undefined) return;
    const [process = ''] = changes.cursor.split('-');
    this.#cursors.delete(process);
    this.#cursors.set(process, changes.cursor);
    const [oldest] = this.#cursors.keys();
    if (this.#cursors.size > mostProcesses && oldest !== undefined) this.#cursors.delete(oldest);
    for (const listener of this.#onChanges) listener({ catalogueVersion, tags: changes.tags });
  }

  #note(isSilent: boolean, isAway: boolean): void {
    if (isSilent && !this.#isSilent) this.#silence.resolve();
    if (!isSilent && this.#isSilent) this.#silence = Promise.withResolvers();
    if (isSilent !== this.#isSilent)
      log(isSilent ? 'error' : 'info', isSilent ? 'service does not answer, older pages are shown' : 'service answers');
    this.#isSilent = isSilent;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    for (const listener of this.#onAway) listener(isAway);
  }
}

/** An answer of something else than the service says only that something answers. */
function readHealth(text: string): Partial<HealthAnswer> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
