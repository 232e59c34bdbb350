import { randomFor } from '../random.ts';
import type { DemoReview } from '../reviews/make-reviews.ts';
import type { DemoModel } from './demo-model.ts';
import { finishModel } from './finish-model.ts';
import { handMadeClothing } from './hand-made-clothing.ts';
import { type HandMade, handMadeDraft } from './hand-made-draft.ts';
import { handMadeGear } from './hand-made-gear.ts';
import { journeyModels } from './journey-models.ts';
import { kuura } from './kuura.ts';

/** The products that are written by hand, with the products that are recommended beside each. */
export function handMadeModels(seed: number, today: string): DemoModel[] {
  const make = (told: HandMade) => finishModel(handMadeDraft(told, seed), seed, today);
  const named = [...handMadeGear(today), ...handMadeClothing(today)].sort((one, other) => one.id - other.id);
  const models = [kuura(seed, today), ...[...named, ...journeyModels(today)].map(make)];
  const related = randomFor(seed, 'related');
  const shown = models.filter(({ id }) => id <= lastNamedId);
  const others = (id: number) =>
    related
      .sample(
        shown.filter((other) => other.id !== id),
        relatedCount,
      )
      .map((other) => other.id);
  return models.map((model) => ({
    ...model,
    reviews: model.id === reviewedId ? byDemoCustomer(model.reviews) : model.reviews,
    recommended: others(model.id),
    alsoBought: model.id === models[0]?.id ? boughtWithKuura : others(model.id),
  }));
}

const lastNamedId = 3020;
const relatedCount = 4;
const boughtWithKuura = [3018, 3014, 3019, 3020];

/** The model that customer@havu.example bought and reviewed. */
const reviewedId = 3014;
const byDemoCustomer = (reviews: readonly DemoReview[]): DemoReview[] =>
  reviews.map((review, i) =>
    i === 0
      ? {
          ...review,
          customerId: 1,
          visibleName: 'Aino, Tampere',
          rating: 9,
          language: 'fi',
          comment: 'Kolmas talvi alkaa, eikä yksikään sauma ole antanut periksi. Hihat riittävät pitkillekin käsille.',
        }
      : review,
  );
