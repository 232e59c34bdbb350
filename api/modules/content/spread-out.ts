interface Placed {
  mainGroup: { id: number } | null;
  manufacturer: { id: number };
}

/** The first `count` of a list, but at most two of one group and two of one brand while there are others. */
export function spreadOut<T extends Placed>(models: readonly T[], count: number): T[] {
  const taken = new Map<string, number>();
  const chosen = new Set<T>();
  for (const model of models) {
    if (chosen.size >= count) break;
    const keys = [`g${model.mainGroup?.id}`, `m${model.manufacturer.id}`];
    if (keys.some((key) => (taken.get(key) ?? 0) >= 2)) continue;
    for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
    chosen.add(model);
  }
  for (const model of models) {
    if (chosen.size >= count) break;
    chosen.add(model);
  }
  return [...chosen];
}
