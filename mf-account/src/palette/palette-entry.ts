import type { StaffRight } from 'mf-shared/contract';

/** In the order in which they are shown. */
export const groups = [
  ...(['recent', 'rooms', 'actions', 'settings'] as const),
  ...(['products', 'changes', 'orders', 'returns', 'complaints', 'customers', 'written'] as const),
] as const;
export type Group = (typeof groups)[number];

/** What is chosen from: each leads somewhere. */
export interface Entry {
  group: Group;
  name: string;
  /** What tells it from others of the name. */
  about: string;
  /** How it stands: a state, a sum. */
  state: string;
  /** A path of the shop without its language, with its query. */
  path: string;
  /** The right without which a reader does not see the entry. */
  right: StaffRight;
  /** A path below /media/. */
  image?: string;
}

/** Where it leads tells an entry from all others of its group. */
export const keyOf = ({ group, path }: Entry): string => `${group} ${path}`;
