import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** Acts on what another module did, in that module's transaction. What it throws rolls everything back. */
export type Listener<Event> = (tx: Transaction<Tables>, event: Event) => Promise<void>;

/** The listeners of each event, in the order they act. Every event is named, so that a new one is not forgotten. */
export type Listeners<Events> = { readonly [Name in keyof Events]: readonly Listener<Events[Name]>[] };

export type Notify<Events> = <Name extends keyof Events>(
  tx: Transaction<Tables>,
  name: Name,
  event: Events[Name],
) => Promise<void>;

/** Tells the listeners of an event one after the other: they share a transaction, and the order of its locks. */
export function createNotify<Events>(listeners: Listeners<Events>): Notify<Events> {
  return async (tx, name, event) => {
    for (const listener of listeners[name]) await listener(tx, event);
  };
}
