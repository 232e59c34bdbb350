export type VariantIds = readonly number[] | 'all';

/** Collects variants whose stock has to be read. */
export class ChangedStock {
  readonly #ids = new Set<number>();
  #isAll = false;

  add(variantIds: VariantIds): void {
    if (variantIds === 'all') this.#isAll = true;
    else for (const id of variantIds) this.#ids.add(id);
  }

  /** Hands over what was collected, and begins anew. */
  take(): VariantIds {
    const taken = this.#isAll ? 'all' : [...this.#ids];
    this.#ids.clear();
    this.#isAll = false;
    return taken;
  }
}
