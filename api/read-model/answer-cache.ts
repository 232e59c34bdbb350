import { Answer } from './answer.ts';

interface Held {
  answer: Promise<Answer>;
  tags: string[];
  bytes: number;
}

/** Makes the JSON text of an answer; `tag` names what else makes it stale. */
export type MakeJson = (tag: (name: string) => void) => Promise<string> | string;

/** Ready answers of one catalogue version, the ones used last, bounded by their plain size. */
export class AnswerCache {
  readonly #held = new Map<string, Held>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #version: number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(version: number, maxBytes: number) {
    this.#version = version;
    this.#maxBytes = maxBytes;
  }

  /** The answer under a key; made by `make` (once, however many ask at a time) where there is none. A failure is not kept. */
  get(key: string, tags: readonly string[], make: MakeJson): Promise<Answer> {
    const held = this.#held.get(key);
    if (held) {
      this.#held.delete(key);
      this.#held.set(key, held);
      return held.answer;
    }
    const entryTags: string[] = [];
    const tag = (name: string): void => {
      entryTags.push(name);
      const keys = this.#keysByTag.get(name);
      if (keys) keys.add(key);
      else this.#keysByTag.set(name, new Set([key]));
    };
    const answer = Promise.resolve()
      .then(() => make(tag))
      .then((json) => new Answer(json, this.#version));
    const entry: Held = { answer, tags: entryTags, bytes: 0 };
    this.#held.set(key, entry);
    for (const name of tags) tag(name);
    answer.then(
      ({ plain }) => this.#count(key, entry, plain.length),
      () => this.#drop(key, entry),
    );
    return answer;
  }

  /** Lets go of every answer with a tag. */
  forget(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) {
      const entry = this.#held.get(key);
      if (entry) this.#drop(key, entry);
    }
  }

  #count(key: string, entry: Held, bytes: number): void {
    if (this.#held.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldest, old] of this.#held) {
      if (this.#bytes <= this.#maxBytes) return;
      if (oldest !== key) this.#drop(oldest, old);
    }
  }

  #drop(key: string, entry: Held): void {
    if (this.#held.get(key) !== entry) return;
    this.#held.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) this.#keysByTag.get(tag)?.delete(key);
  }
}
