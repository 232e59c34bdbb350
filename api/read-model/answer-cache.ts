import { Cache } from 'mf-shared/rules/cache';
import { Answer } from './answer.ts';

/** Makes the JSON text of an answer; `tag` names what else makes it stale. */
export type MakeJson = (tag: (name: string) => void) => Promise<string> | string;

/** Ready answers of one catalogue version, the ones used last, bounded by their plain size. */
export class AnswerCache {
  readonly #answers: Cache<Answer>;
  readonly #tagsByKey = new Map<string, Set<string>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #version: number;

  constructor(version: number, maxBytes: number) {
    this.#version = version;
    this.#answers = new Cache({
      mostBytes: maxBytes,
      sizeOf: ({ plain }) => plain.length,
      onDrop: (key) => this.#untag(key),
    });
  }

  /** The answer under a key; made by `make` (once, however many ask at a time) where there is none. A failure is not kept. */
  get(key: string, tags: readonly string[], make: MakeJson): Promise<Answer> {
    return this.#answers.load(key, async () => {
      for (const name of tags) this.#tag(key, name);
      return new Answer(await make((name) => this.#tag(key, name)), this.#version);
    });
  }

  /** Lets go of every answer with a tag, and of those that are being made. */
  forget(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) {
      this.#answers.delete(key);
      this.#untag(key);
    }
  }

  #tag(key: string, name: string): void {
    setUnder(this.#tagsByKey, key).add(name);
    setUnder(this.#keysByTag, name).add(key);
  }

  #untag(key: string): void {
    for (const name of this.#tagsByKey.get(key) ?? []) this.#keysByTag.get(name)?.delete(key);
    this.#tagsByKey.delete(key);
  }
}

function setUnder(sets: Map<string, Set<string>>, name: string): Set<string> {
  const known = sets.get(name) ?? new Set();
  sets.set(name, known);
  return known;
}
