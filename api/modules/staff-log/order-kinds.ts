import { loggedPageOrder, storeOrder } from 'mf-shared/contract';
import { pageOrderInLines, readLoggedOrders, savePageOrder } from '../staff-pages/order-pages.ts';
import { readStoreOrders, saveStoreOrder, storeOrderInLines } from '../staff-stores/order-stores.ts';
import { contentKind } from './content-kind.ts';

/** The order of the pages in a section of the menu, which has a number and no name of its own. */
export const ordersOfPages = contentKind({
  ...{ right: 'pages.keep', schema: loggedPageOrder, readStates: readLoggedOrders, save: savePageOrder },
  ...{ inLines: pageOrderInLines, readNames: async () => new Map() },
});

/** The order of the stores, of which there is one. */
export const orderOfStores = contentKind({
  ...{ right: 'stores.keep', schema: storeOrder, readStates: readStoreOrders, save: saveStoreOrder },
  ...{ inLines: storeOrderInLines, readNames: async () => new Map() },
});
