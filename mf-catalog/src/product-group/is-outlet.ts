import type { ProductGroup } from 'mf-shared/contract';

/** The group's path contains /outlet/ (spec: catalogue §2), however the visitor's language writes it. */
export const isOutlet = ({ paths }: Pick<ProductGroup, 'paths'>): boolean => paths.fi.includes('/outlet/');
