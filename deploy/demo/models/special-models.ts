import type { DemoModel } from './demo-model.ts';
import { giftCardModels } from './gift-card-models.ts';
import { handMadeModels } from './hand-made-models.ts';
import { hostileModel } from './hostile-model.ts';
import { legacyModels } from './legacy-models.ts';

/** Models with ids of their own: the drawings' products, gift cards, legacy products, ones made for a journey. */
export function specialModels(seed: number, today: string): DemoModel[] {
  return [
    ...giftCardModels(seed, today),
    ...legacyModels(seed, today),
    ...handMadeModels(seed, today),
    hostileModel(seed, today),
  ];
}
