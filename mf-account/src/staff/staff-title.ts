import type { Translate } from 'mf-shared/i18n';
import type { RecordKind, StaffPlace } from './staff-place.ts';

/**
 * The heading of a record until its screen has read what it is called: by its number where people use that; by its kind
 * where the number is the shop's own; by its room where it has a name and nothing else.
 */
const titlesOfRecords: Readonly<Record<RecordKind, (number: string, text: Translate) => string>> = {
  order: (number, text) => text('orders.number', { number }),
  complaint: (number, text) => text('staff.complaint_number', { number }),
  return: (number, text) => text('staff.return_number', { number }),
  'store-return': (number, text) => text('staff.store-return_number', { number }),
  customer: (number, text) => text('staff.customer_number', { number }),
  product: (number, text) => text('staff.product_number', { number }),
  group: (number, text) => text('staff.group_number', { number }),
  menu: (number, text) => text('staff.menu_number', { number }),
  'gift-card': (_, text) => text('staff.gift-card'),
  'gift-campaign': (_, text) => text('staff.gift-campaign'),
  page: (_, text) => text('staff.page'),
  post: (_, text) => text('staff.posts'),
  campaign: (_, text) => text('staff.campaigns'),
  banner: (_, text) => text('staff.banners'),
  attribute: (_, text) => text('staff.attributes'),
};

export function staffTitle(place: StaffPlace, text: Translate): string {
  if ('number' in place) return titlesOfRecords[place.kind](place.number, text);
  return text(`staff.${place.kind === 'reasons' ? 'returns' : place.kind}`);
}
