import type { StaffRight } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { rightsOfRooms, rooms } from '../staff/staff-place.ts';
import type { Entry } from './palette-entry.ts';

const plain = { about: '', state: '' } as const;

/** [its words, where it leads, who may] */
const actions: readonly (readonly [text: string, path: string, right: StaffRight])[] = [
  ['staff_room.todo.packing', '/staff/orders/?status=ready_for_packing', 'orders.read'],
  ['staff_room.todo.processing', '/staff/orders/?status=processing', 'orders.read'],
  ['staff_room.todo.cancellations', '/staff/orders/?status=manual_cancellation', 'orders.money'],
  ['staff.counter', '/staff/returns/counter/', 'returns.take'],
  ['staff.receipt-counter', '/staff/store-returns/counter/', 'returns.take'],
  ['staff.store-returns', '/staff/store-returns/', 'returns.read'],
  ['staff_returns.reasons', '/staff/returns/reasons/', 'returns.read'],
  ['staff_palette.sold_out', '/staff/products/?stock=none', 'products.read'],
  ['staff_palette.few_left', '/staff/products/?stock=few', 'products.read'],
  ['staff_palette.hidden', '/staff/products/?state=hidden', 'products.read'],
  ['staff_room.todo.organisations', '/staff/customers/?organisation=waiting', 'customers.read'],
  ['staff_palette.blocked_cards', '/staff/gift-cards/?state=blocked', 'gift_cards.work'],
  ['staff_stores.change_hours', '/staff/stores/', 'stores.hours'],
  ['staff_stores.new', '/staff/stores/', 'stores.keep'],
  ['staff_deliveries.new', '/staff/deliveries/', 'deliveries.keep'],
  ['staff_people.new', '/staff/people/', 'people.keep'],
];

/** What the browser knows by itself: rooms and what is done often. They are there whatever becomes of the service. */
export function knownEntries(text: Translate): Entry[] {
  return [
    { group: 'rooms', ...plain, name: text('staff.home'), path: '/staff/', right: 'staff.enter' },
    ...rooms.map((room): Entry => {
      const right = rightsOfRooms[room];
      return { group: 'rooms', ...plain, name: text(`staff.${room}`), path: `/staff/${room}/`, right };
    }),
    ...actions.map(([key, path, right]): Entry => ({ group: 'actions', ...plain, name: text(key), path, right })),
  ];
}

/** The settings of the shop by their names. @param keys of those whose words are known */
export function settingEntries(text: Translate, keys: readonly string[]): Entry[] {
  return keys.map((key) => ({
    ...{ group: 'settings', name: text(`staff_settings.${key}.name`), about: key, state: '' },
    ...{ path: `/staff/content/?setting=${key}`, right: 'settings.change' },
  }));
}
