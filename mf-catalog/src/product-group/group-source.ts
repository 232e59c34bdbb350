import type { ProductGroup } from 'mf-shared/contract';
import type { ListSource } from '../load-list/list-source.ts';

export const groupSource = ({ id }: Pick<ProductGroup, 'id'>): ListSource => ({
  kind: 'models',
  source: 'ProductGroup',
  id,
});
