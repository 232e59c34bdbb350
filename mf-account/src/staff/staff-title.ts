import type { Translate } from 'mf-shared/i18n';
import type { StaffPlace } from './staff-place.ts';

export function staffTitle(place: StaffPlace, text: Translate): string {
  if (place.kind === 'order') return text('orders.number', { number: place.number });
  // The number of its address is the shop's own; the room tells what it is called once it is read.
  if (place.kind === 'gift-card' || place.kind === 'gift-campaign' || place.kind === 'page')
    return text(`staff.${place.kind}`);
  // What is called by its words alone: until they are read, its room.
  if (place.kind === 'post' || place.kind === 'campaign' || place.kind === 'banner' || place.kind === 'attribute')
    return text(`staff.${place.kind}s`);
  if ('number' in place) return text(`staff.${place.kind}_number`, { number: place.number });
  return text(`staff.${place.kind === 'reasons' ? 'returns' : place.kind}`);
}
