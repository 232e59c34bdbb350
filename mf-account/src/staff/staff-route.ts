import { defineRoute, PageError } from 'mf-shared/router';
import { StaffPage } from './staff-page.tsx';
import { type StaffPlace, staffPlace } from './staff-place.ts';
import { staffTitle } from './staff-title.ts';

/** The staff's rooms: `/staff/…`. The loader knows the address only; everything else is asked for in a browser. */
export const route = defineRoute<StaffPlace>({
  reads: [],
  loader: async ({ params, text }) => {
    const place = staffPlace(params.section ?? '');
    if (!place) throw new PageError(404, text('staff.home'));
    return place;
  },
  Component: StaffPage,
  head: (place, { text }) => ({ title: staffTitle(place, text), noindex: true }),
});
