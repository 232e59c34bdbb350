import type { Translate } from 'mf-shared/i18n';
import { type RecordKind, roomOf, type StaffPlace } from './staff-place.ts';

/**
 * What a record is called until its screen has read its name: its number where people use that, its kind where the number is
 * the shop's own, and its room where it has a name and nothing else.
 */
const titlesOfRecords: Readonly<Record<RecordKind, 'number' | 'kind' | 'room'>> = {
  order: 'number',
  complaint: 'number',
  return: 'number',
  'store-return': 'number',
  customer: 'number',
  product: 'number',
  group: 'number',
  menu: 'number',
  'gift-card': 'kind',
  'gift-campaign': 'kind',
  page: 'kind',
  post: 'room',
  campaign: 'room',
  banner: 'room',
  attribute: 'room',
};

export function staffTitle(place: StaffPlace, text: Translate): string {
  const { kind } = place;
  if (!('number' in place)) return text(`staff.${kind === 'reasons' ? 'returns' : kind}`);
  const { number } = place;
  if (place.kind === 'order') return text('orders.number', { number });
  const title = titlesOfRecords[place.kind];
  if (title === 'number') return text(`staff.${kind}_number`, { number });
  return text(`staff.${title === 'room' ? roomOf(place) : kind}`);
}
