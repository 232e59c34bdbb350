import type { ProductGroup } from 'mf-shared/contract';

/** The group's path contains /outlet/ (LIST-8), however the visitor's language writes it. */
export const isOutlet = ({ paths }: Pick<ProductGroup, 'paths'>): boolean => paths.fi.includes('/outlet/');
