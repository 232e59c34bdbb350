import { LoadingCache } from 'mf-shared/rules/loading-cache';
import { answerTally } from '../metrics/service-counts.ts';
import { Answer } from './answer.ts';

/** Makes the JSON text of an answer; `tag` names what else makes it stale. */
export type MakeJson = (tag: (name: string) => void) => Promise<string> | string;

/** Ready answers of one catalogue version, the ones used last, bounded by their plain size. */
export class AnswerCache {
  readonly #answers: LoadingCache<Answer>;
  readonly #tagsByKey = new Map<string, Set<string>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #version: number;
  readonly #onForget: (tag: string) => void;

  /** @param onForget is told each tag that became stale, whether there is an answer with it or not. */
  constructor(version: number, maxBytes: number, onForget: (tag: string) => void = () => {}) {
    this.#version = version;
    this.#onForget = onForget;
    this.#answers = new LoadingCache({
      mostBytes: maxBytes,
      sizeOf: ({ plain }) => plain.length,
      onDrop: (key) => this.#untag(key),
    });
  }

  /** The answer under a key; made by `make` (once, however many ask at a time) where there is none. A failure is not kept. */
  get(key: string, tags: readonly string[], make: MakeJson): Promise<Answer> {
    answerTally.hit += 1;
    return this.#answers.load(key, async () => {
      answerTally.hit -= 1;
      answerTally.miss += 1;
      const all = new Set<string>();
      const tag = (name: string) => {
        all.add(name);
        this.#tag(key, name);
      };
      tags.forEach(tag);
      return new Answer(await make(tag), this.#version, 'kept', all);
    });
  }

  /** Lets go of every answer with a tag, and of those that are being made. */
  forget(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) {
      this.#answers.delete(key);
      this.#untag(key);
    }
    this.#onForget(tag);
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
