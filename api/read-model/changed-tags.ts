import { randomUUID } from 'node:crypto';

export interface TagChanges {
  /** To be named the next time: it tells this process, and how much of its log is known. */
  cursor: string;
  /** What became stale since; null where nobody knows any more, so that all may be. */
  tags: readonly string[] | null;
}

/** The tags of answers that became stale, in their order, for those who keep what they made of them: the shell's pages. */
export class ChangedTags {
  /** Another process has a log of its own. */
  readonly #process = randomUUID().slice(0, 8);
  readonly #most: number;
  #tags: string[] = [];
  /** How many were noted before the first that is remembered. */
  #forgotten = 0;

  constructor(most = 5000) {
    this.#most = most;
  }

  note(tag: string): void {
    this.#tags.push(tag);
    if (this.#tags.length <= 2 * this.#most) return;
    this.#forgotten += this.#tags.length - this.#most;
    this.#tags = this.#tags.slice(-this.#most);
  }

  /** @param cursors of an earlier answer; of those that other processes gave, none is of use. */
  since(cursors: string): TagChanges {
    const cursor = `${this.#process}-${this.#forgotten + this.#tags.length}`;
    const own = cursors.split(',').find((each) => each.startsWith(`${this.#process}-`));
    const from = own === undefined ? Number.NaN : Number(own.slice(this.#process.length + 1)) - this.#forgotten;
    const isKnown = from >= 0 && from <= this.#tags.length;
    return { cursor, tags: isKnown ? [...new Set(this.#tags.slice(from))] : null };
  }
}
