import { type Realm, realmOf } from '../kinds/families.ts';
import type { ModelDraft } from '../models/model-draft.ts';

/** What people write about when they review a thing. */
export type ReviewTopic = Realm | 'legs' | 'children';

const legs = new Set(['trousers', 'shorts']);
const worn = new Set<Realm>(['clothing', 'accessories', 'footwear']);

export function reviewTopic({ leaf, wearer, kind }: Pick<ModelDraft, 'leaf' | 'wearer' | 'kind'>): ReviewTopic {
  const realm = realmOf(leaf.family);
  if (wearer === 'children' && worn.has(realm)) return 'children';
  return legs.has(kind) ? 'legs' : realm;
}
