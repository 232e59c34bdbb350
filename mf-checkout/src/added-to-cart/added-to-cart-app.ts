import { defineApplication } from 'mf-shared/router';
import { AddedToCart } from './added-to-cart.tsx';

/** The dialog after adding to the cart; opens on `$modal.name === 'added-to-cart'`. */
export const application = defineApplication(AddedToCart);
