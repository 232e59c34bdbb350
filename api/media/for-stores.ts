/** What a store of originals imports: the interface of a store, and what one that makes its originals needs. */
export type { Original, OriginalStore } from './original.ts';
export { answerOrders, WorkProcess } from './work-process.ts';
export { writeWhole } from './write-whole.ts';
