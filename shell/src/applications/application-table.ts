import type { Session } from 'mf-shared/stores';

export interface ApplicationEntry {
  remote: string;
  expose: `./${string}-app`;
  /** Tells whether a visitor sees it; without it everybody does. */
  isFor?: (session: Session) => boolean;
}

/** What outlives a page: single-spa applications in containers beside the page's root. */
export const applicationTable: readonly ApplicationEntry[] = [
  { remote: 'mf-checkout', expose: './mini-cart-app' },
  { remote: 'mf-checkout', expose: './added-to-cart-app' },
  {
    remote: 'mf-account',
    expose: './staff-bar-app',
    isFor: ({ isStaffUser, isAdminUser }) => isStaffUser || isAdminUser,
  },
];
