import { type Department, departmentOf } from '../assortment/product-types.ts';
import type { ModelDraft } from '../models/model-draft.ts';

/** What people write about when they review a thing. */
export type ReviewTopic = Department | 'legs' | 'children';

const legs = new Set(['trousers', 'shorts']);
const worn = new Set<Department>(['clothing', 'accessories', 'footwear']);

export function reviewTopic({ leaf, wearer, kind }: Pick<ModelDraft, 'leaf' | 'wearer' | 'kind'>): ReviewTopic {
  const department = departmentOf(leaf.productType);
  if (wearer === 'children' && worn.has(department)) return 'children';
  return legs.has(kind) ? 'legs' : department;
}
