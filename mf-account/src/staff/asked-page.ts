import { farthestStaffPage } from 'mf-shared/contract/staff-choices';

/** The page that an address asks for, the first where it asks for none; the service answers its last page beyond that. */
export const askedPage = (page: string | null): number =>
  /^[1-9]\d*$/.test(page ?? '') ? Math.min(Number(page), farthestStaffPage) : 1;
