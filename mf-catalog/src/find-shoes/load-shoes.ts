import type { ProductGroup } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { PageError, type PageRequest } from 'mf-shared/router';
import type { FilterNames } from '../filter-products/filter-names.ts';
import type { ListEngine } from '../load-list/list-engine.ts';
import { loadListModule } from '../load-list/open-list.ts';
import { groupSource } from '../product-group/group-source.ts';
import { shoeProperties } from './shoe-answers.ts';

export interface Shoes {
  group: ProductGroup;
  engine: ListEngine;
  names: FilterNames;
}

/** The shop's shoes, all of them, ready to be narrowed. @throws PageError 404 where no group of the shop holds shoes */
export async function loadShoes(request: PageRequest): Promise<Shoes> {
  const { loadList, cachedListEngine, loadFilterNames } = await loadListModule();
  const [group, names] = await Promise.all([shoeGroup(request), loadFilterNames(request.api, request.config.locale)]);
  const source = groupSource(group.path);
  const ask = { source, config: request.config, properties: shoeProperties };
  return { group, engine: cachedListEngine(await loadList({ ...request, source }), ask), names };
}

async function shoeGroup({ api, signal, text }: PageRequest): Promise<ProductGroup> {
  const notFound = () => new PageError(404, text('page.not_found'));
  try {
    const [group] = await api.get<ProductGroup[]>('/api/products/productgroup/', { query: { holds: 'shoes' }, signal });
    if (group) return group;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  }
  throw notFound();
}
