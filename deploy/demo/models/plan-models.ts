import { leafGroups } from '../assortment/leaf-groups.ts';
import { randomFor } from '../random.ts';

export const firstGeneratedId = 4001;

/** One slot of the assortment per ten of a leaf's share, mixed once. */
const pattern = randomFor(3, 'pattern').sample(
  leafGroups.flatMap((leaf) => Array<string>(Math.ceil(leaf.share / 10)).fill(leaf.key)),
  Number.POSITIVE_INFINITY,
);
const occurrence = pattern.map((key, i) => pattern.slice(0, i).filter((other) => other === key).length);
const perPattern = new Map(leafGroups.map((leaf) => [leaf.key, pattern.filter((key) => key === leaf.key).length]));

export interface PlannedModel {
  id: number;
  leafKey: string;
  /** How many of the leaf came before. */
  nth: number;
}

/** What the `index`-th generated model is; needs no memory of the others. */
export function planModel(index: number): PlannedModel {
  const at = index % pattern.length;
  const leafKey = pattern[at] ?? 'shell-jackets';
  const round = Math.floor(index / pattern.length);
  return { id: firstGeneratedId + index, leafKey, nth: round * (perPattern.get(leafKey) ?? 1) + (occurrence[at] ?? 0) };
}

const positions = new Map(
  leafGroups.map((leaf) => [leaf.key, pattern.flatMap((key, i) => (key === leaf.key ? [i] : []))]),
);

/** Index of the `nth` model of a leaf; the reverse of planModel. */
export function indexOf(leafKey: string, nth: number): number {
  const places = positions.get(leafKey) ?? [];
  return Math.floor(nth / places.length) * pattern.length + (places[nth % places.length] ?? 0);
}
