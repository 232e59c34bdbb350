import type { Cart } from 'mf-shared/stores';

/** Whether the service has still to answer on the cart as it is now. */
export const isAsked = ({ status }: Pick<Cart, 'status'>): boolean => status === 'UNSET' || status === 'PENDING';
