/** The door of the file that works on whole lists (open-list.ts asks for it when a list is needed). */
export { engineOf } from './list-engine.ts';
export { heldItems, loadList } from './load-list.ts';
