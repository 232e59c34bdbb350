import { realmOf } from '../kinds/families.ts';
import { leafOf, leaves } from '../kinds/leaves.ts';
import { randomFor } from '../random.ts';
import { firstGeneratedId, indexOf, planModel } from './plan-models.ts';

export interface ModelRelation {
  modelId: number;
  relatedModelId: number;
  kind: 'recommended' | 'also_bought';
  sortOrder: number;
}

const shown = 4;

/** Recommended: the same group; also bought: the same realm. Only among models that exist. */
export function relationsOf(index: number, generated: number, seed: number): ModelRelation[] {
  const { id, leafKey } = planModel(index);
  const random = randomFor(seed, 'relations', id);
  const realm = realmOf(leafOf(leafKey).family);
  const others = leaves.filter((leaf) => leaf.key !== leafKey && realmOf(leaf.family) === realm);
  const nearby = (key: string) => indexOf(key, random.int(0, Math.max(3, Math.floor(generated / 40))));
  const choose = (kind: ModelRelation['kind'], key: () => string) => {
    const found = new Set<number>();
    for (let tries = 0; tries < shown * 3 && found.size < shown; tries++) {
      const other = nearby(key());
      if (other < generated && other !== index && !isUsed(other)) found.add(other);
    }
    return [...found].map((other, sortOrder) => ({
      modelId: id,
      relatedModelId: firstGeneratedId + other,
      kind,
      sortOrder,
    }));
  };
  return [
    ...choose('recommended', () => leafKey),
    ...choose('also_bought', () => (others.length > 0 ? random.pick(others).key : leafKey)),
  ];
}

const usedEvery = 60;
/** Every sixtieth model is a used piece of the one before it. */
export const isUsed = (index: number) => index % usedEvery === usedEvery - 1;
