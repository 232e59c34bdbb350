import { defineApplication } from 'mf-shared/router';
import { MiniCart } from './mini-cart.tsx';

/** Lives outside the page: opens from the header on every page, whatever has become of the page's remote. */
export const application = defineApplication(MiniCart);
