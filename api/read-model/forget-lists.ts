import type { CatalogueSnapshot } from './catalogue-store.ts';
import { groupIdsOf, type Model } from './model.ts';

/** Has everything made anew that shows a model's card. */
export function forgetLists({ items, answers }: CatalogueSnapshot, model: Model): void {
  items.forget(model.id);
  for (const id of groupIdsOf(model)) answers.forget(`group:${id}`);
  answers.forget(`manufacturer:${model.manufacturer.id}`);
  answers.forget('lists');
}
