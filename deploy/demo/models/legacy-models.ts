import type { DemoModel } from './demo-model.ts';
import { finishModel } from './finish-model.ts';
import { handMadeDraft } from './hand-made-draft.ts';

/** Models whose pages still live under /old (PRODUCT-4, CONF-55). */
export const legacyModelIds = [118, 204] as const;

export function legacyModels(seed: number, today: string): DemoModel[] {
  return [
    handMadeDraft(
      {
        id: legacyModelIds[0],
        leafKey: 'axes',
        ownName: 'Vanhan ajan',
        brandSlug: 'kipuna',
        colors: ['bark'],
        euros: 89,
        ageDays: 1900,
        soldAmount: 880,
      },
      seed,
    ),
    handMadeDraft(
      {
        id: legacyModelIds[1],
        leafKey: 'thermoses',
        ownName: 'Perinne',
        brandSlug: 'termosa',
        colors: ['spruce', 'lingonberry'],
        euros: 45,
        ageDays: 1800,
        soldAmount: 1240,
      },
      seed,
    ),
  ].map((draft) => finishModel(draft, seed, today));
}
