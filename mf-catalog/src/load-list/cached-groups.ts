import type { ProductGroup } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';

/** The groups that a browser has seen in this visit, by language and path. */
export const cachedGroups = new Cache<ProductGroup>({ most: 500 });
