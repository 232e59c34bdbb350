import type { Model } from './model.ts';

/** The model's groups with all groups above them. */
export const groupIdsOf = (model: Pick<Model, 'groups'>): Set<number> =>
  new Set(model.groups.flatMap((group) => [...group.ancestors.map(({ id }) => id), group.id]));
