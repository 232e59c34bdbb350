import { leafGroupOf, leafGroups } from '../assortment/leaf-groups.ts';
import { departmentOf } from '../assortment/product-types.ts';
import { randomFor } from '../random.ts';
import { firstGeneratedId, indexOf, planModel } from './plan-models.ts';

export interface ModelRelation {
  modelId: number;
  relatedModelId: number;
  kind: 'recommended' | 'also_bought';
  sortOrder: number;
}

const shown = 4;

/** Recommended: the same group; also bought: the same department. Only among models that exist. */
export function relationsOf(index: number, generated: number, seed: number): ModelRelation[] {
  const { id, leafKey } = planModel(index);
  const random = randomFor(seed, 'relations', id);
  const department = departmentOf(leafGroupOf(leafKey).productType);
  const others = leafGroups.filter((leaf) => leaf.key !== leafKey && departmentOf(leaf.productType) === department);
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
