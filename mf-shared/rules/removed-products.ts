/** The page of what is sold no more, which stands before the product's own path (ROUTE-53). */
export const removedProductPage = '/removed-new-product-page';

/** Whether a path without prefix is the page of a product that is sold no more. */
export const isRemovedProduct = (path: string): boolean => path.startsWith(`${removedProductPage}/`);
