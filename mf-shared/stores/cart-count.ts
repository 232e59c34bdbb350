import { computed } from 'nanostores';
import { countPieces } from '../rules/cart/cart.ts';
import { $cart } from './cart.ts';

/** Pieces in the cart, for the header. 0 while rendering on the server and hydrating. */
export const $cartCount = Object.assign(computed($cart, countPieces), { init: 0 });
