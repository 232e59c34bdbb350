import { buildGroups } from './groups/build-groups.ts';
import type { DemoModel } from './models/demo-model.ts';
import { finishModel } from './models/finish-model.ts';
import { generatedDraft } from './models/generated-draft.ts';
import { giftCardModels } from './models/gift-card-models.ts';
import { handMadeModels } from './models/hand-made-models.ts';
import { hostileModel } from './models/hostile-model.ts';
import { legacyModels } from './models/legacy-models.ts';
import { isUsed, type ModelRelation, relationsOf } from './models/model-relations.ts';
import { firstGeneratedId } from './models/plan-models.ts';
import { provisionIds, provisionModels } from './models/provision-models.ts';
import { usedModel } from './models/used-model.ts';

export interface ShopOptions {
  /** How many product models in all, without those that are sold by weight or volume. */
  models: number;
  seed: number;
  /** `YYYY-MM-DD`: offers, history and reviews are told from this day. */
  today: string;
}

const batchSize = 250;

/** The demo shop: the same options give the same shop, a batch at a time, so that its size costs no memory. */
export function generateShop({ models, seed, today }: ShopOptions) {
  const special = specialModels(seed, today);
  const generated = Math.max(0, models - (special.length - provisionIds.length));
  const make = (index: number): DemoModel => {
    if (!isUsed(index)) return finishModel(generatedDraft(index, seed), seed, today);
    const parent = finishModel(generatedDraft(index - 1, seed), seed, today);
    return usedModel(firstGeneratedId + index, parent, seed, today);
  };
  return {
    options: { models, seed, today },
    generated,
    groups: buildGroups(),
    special,
    *batches(): Generator<DemoModel[]> {
      yield special;
      for (let start = 0; start < generated; start += batchSize) {
        yield Array.from({ length: Math.min(batchSize, generated - start) }, (_, i) => make(start + i));
      }
    },
    *relations(): Generator<ModelRelation[]> {
      for (let start = 0; start < generated; start += batchSize) {
        const count = Math.min(batchSize, generated - start);
        yield Array.from({ length: count }, (_, i) => start + i)
          .filter((index) => !isUsed(index))
          .flatMap((index) => relationsOf(index, generated, seed));
      }
    },
  };
}
export type DemoShop = ReturnType<typeof generateShop>;

/** Models with ids of their own: the drawings' products, gift cards, legacy products, ones made for a journey. */
function specialModels(seed: number, today: string): DemoModel[] {
  return [
    ...giftCardModels(seed, today),
    ...legacyModels(seed, today),
    ...handMadeModels(seed, today),
    hostileModel(seed, today),
    ...provisionModels(seed, today),
  ];
}
