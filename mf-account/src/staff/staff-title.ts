import type { Translate } from 'mf-shared/i18n';
import type { StaffPlace } from './staff-place.ts';

export const staffTitle = (place: StaffPlace, text: Translate): string =>
  place.kind === 'order'
    ? text('orders.number', { number: place.number })
    : place.kind === 'complaint'
      ? `${text('staff.complaints')} ${place.number}`
      : text(`staff.${place.kind}`);
