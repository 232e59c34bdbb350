import { loggedPageOrder, storeOrder } from 'mf-shared/contract';
import { pageOrderInLines, readLoggedOrders, savePageOrder } from '../staff-pages/order-pages.ts';
import { readStoreOrders, saveStoreOrder, storeOrderInLines } from '../staff-stores/order-stores.ts';
import { contentKind } from './content-kind.ts';

/** Things by their numbers: their names, which the log tells, may have changed since. */
const withoutNames =
  (list: 'pages' | 'stores') =>
  (state: object): object => {
    const things: unknown = Object.entries(state).find(([name]) => name === list)?.[1];
    return { [list]: Array.isArray(things) ? things.map(({ kind, id }) => ({ kind, id })) : things };
  };

/** The order of the pages in a section of the menu, which has a number and no name of its own. */
export const ordersOfPages = contentKind({
  ...{ right: 'pages.keep', schema: loggedPageOrder, readStates: readLoggedOrders, save: savePageOrder },
  ...{ inLines: pageOrderInLines, judged: withoutNames('pages'), readNames: async () => new Map() },
});

/** The order of the stores, of which there is one. */
export const orderOfStores = contentKind({
  ...{ right: 'stores.keep', schema: storeOrder, readStates: readStoreOrders, save: saveStoreOrder },
  ...{ inLines: storeOrderInLines, judged: withoutNames('stores'), readNames: async () => new Map() },
});
