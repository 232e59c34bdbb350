/**
 * Shared nanostores: one instance in the page. Never set while rendering on the server; read with `useStore($x, { ssr:
 * 'initial' })`.
 */

export * from './analytics.ts';
export * from './buying-mode.ts';
export * from './cart.ts';
export * from './cart-count.ts';
export * from './checkout-form.ts';
export * from './consent.ts';
export { leaveCustomerCart, loadCustomerCart } from './customer-cart.ts';
export * from './log.ts';
export * from './mini-cart.ts';
export * from './modal.ts';
export * from './session.ts';
export * from './session-token.ts';
export * from './toasts.ts';
export * from './token-age.ts';
export * from './validate-cart.ts';
export * from './visited-paths.ts';
export * from './visitor-memory.ts';
export * from './wanted-scripts.ts';
export * from './wishlist.ts';
