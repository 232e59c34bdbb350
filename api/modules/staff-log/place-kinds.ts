import { deliveryState, storeFacts, storeHours, storeStanding, wholeDelivery } from 'mf-shared/contract';
import { textIn } from '../../read-model/per-locale.ts';
import { deliveryInLines, readWholeDeliveries, saveWholeDelivery } from '../staff-deliveries/make-delivery.ts';
import { readDeliveryNames, readDeliveryStates, saveDelivery } from '../staff-deliveries/write-delivery.ts';
import { standingNow } from '../staff-stores/check-standing.ts';
import { storeInLines } from '../staff-stores/store-in-lines.ts';
import { readStoreStates, saveStore } from '../staff-stores/write-store.ts';
import { type ContentKind, contentKind, idsOf, namesInColumn } from './content-kind.ts';

const ofStores = {
  right: 'stores.keep' as const,
  readNames: namesInColumn('stores', 'name'),
  inLines: storeInLines,
};
export const factsOfStores = contentKind({
  ...ofStores,
  schema: storeFacts,
  readStates: async (db, ids) => new Map([...(await readStoreStates(db, ids))].map(([id, { facts }]) => [id, facts])),
  save: (tx, change) => saveStore(tx, { ...change, section: 'facts' }),
});
export const hoursOfStores = contentKind({
  ...ofStores,
  schema: storeHours,
  readStates: async (db, ids) => new Map([...(await readStoreStates(db, ids))].map(([id, { hours }]) => [id, hours])),
  save: (tx, change) => saveStore(tx, { ...change, section: 'hours' }),
});

export const standingOfStores = contentKind({
  ...ofStores,
  schema: storeStanding,
  readStates: async (db, ids) =>
    new Map([...(await readStoreStates(db, ids))].map(([id, { standing }]) => [id, standing])),
  save: (tx, { next, ...change }) =>
    saveStore(tx, { ...change, section: 'standing', next: standingNow(next, change.was) }),
});

/** What ways to deliver are called; of one that is gone, the log tells what it was called last. */
const namesOfDeliveries: ContentKind['readNames'] = async (db, writes, locale) => {
  const logged = writes.toReversed().map(({ entity_id, before, after }): [number, string] => {
    const state = deliveryState.safeParse(after ?? before).data;
    return [Number(entity_id), state ? textIn(state.names, locale) : ''];
  });
  return new Map([...logged, ...(await readDeliveryNames(db, idsOf(writes), locale))]);
};

export const deliveries = contentKind({
  ...{ right: 'deliveries.keep', schema: deliveryState, readStates: readDeliveryStates, save: saveDelivery },
  readNames: namesOfDeliveries,
});

/** Ways to deliver that staff made and took away. */
export const madeDeliveries = contentKind({
  // Null before it was made, and after it was removed.
  ...{ right: 'deliveries.keep', schema: wholeDelivery.nullable(), readStates: readWholeDeliveries },
  ...{ save: saveWholeDelivery, inLines: deliveryInLines, readNames: namesOfDeliveries },
});
