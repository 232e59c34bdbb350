import { isPicturePath, type Original, type OriginalStore } from './original.ts';

/** Several stores as one: the first that has a picture gives it. */
export class OriginalStores implements OriginalStore {
  readonly #stores: readonly OriginalStore[];
  readonly #owners = new WeakMap<Original, OriginalStore>();

  constructor(stores: readonly OriginalStore[]) {
    this.#stores = stores;
  }

  async find(path: string): Promise<Original | null> {
    if (!isPicturePath(path)) return null;
    for (const store of this.#stores) {
      const original = await store.find(path);
      if (!original) continue;
      this.#owners.set(original, store);
      return original;
    }
    return null;
  }

  open(original: Original, width: number): Promise<string> {
    const store = this.#owners.get(original);
    if (!store) throw new Error(`No store has ${original.path}`);
    return store.open(original, width);
  }

  preview(original: Original): string | undefined {
    return this.#owners.get(original)?.preview?.(original);
  }

  isAtHand(original: Original, width: number): boolean {
    return this.#owners.get(original)?.isAtHand?.(original, width) ?? true;
  }

  close(): void {
    for (const store of this.#stores) store.close?.();
  }
}
