/** The shapes of every call. The service parses and checks with these; browsers import their types only. */
export * from './accounts.ts';
export * from './blog.ts';
export * from './catalogue.ts';
export * from './checkout.ts';
export * from './content.ts';
export * from './error.ts';
export * from './gift-campaigns.ts';
export * from './gift-cards.ts';
export * from './internal-orders.ts';
export * from './letters.ts';
export * from './locale.ts';
export * from './orders.ts';
export * from './packed-list.ts';
export * from './price.ts';
export * from './product.ts';
export * from './release.ts';
export * from './sitemap.ts';
