import { addDays } from '../prices/day.ts';

export interface DemoOrder {
  number: string;
  customerId: number;
  status: 'processing' | 'ready_for_pick_up' | 'shipped' | 'delivered';
  placedAt: string;
  /** [status, days after the placing] */
  moves: readonly (readonly [status: string, days: number])[];
  /** [model id, place of the variant, pieces] */
  lines: readonly (readonly [modelId: number, variant: number, amount: number])[];
  deliveryMethod: string;
  deliveryName: string;
  location: string;
  deliveryMinor: number;
  discountMinor: number;
  discountCode: string | null;
  /** The tracking code of the parcel that it left in. */
  trackingCode?: string;
}

const posti = {
  deliveryMethod: 'posti-pickup',
  deliveryName: 'Posti, noutopiste',
  location: 'K-Supermarket Kuninkaankulma, Satakunnankatu 21, 33100 Tampere',
  deliveryMinor: 0,
  discountMinor: 0,
  discountCode: null,
};
const packed = [
  ['processing', 0],
  ['ready_for_packing', 0.2],
  ['shipped', 1],
] as const;
const done = [...packed, ['delivered', 3]] as const;

/** A table: the demo's orders, with numbers below the sequence that real orders count on from. */
export const demoOrders = (today: string): readonly DemoOrder[] => {
  const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T08:42:00.000Z`;
  return [
    {
      ...posti,
      number: '98104',
      customerId: 1,
      status: 'delivered',
      placedAt: at(410),
      moves: done,
      lines: [
        [3014, 8, 1],
        [3020, 0, 2],
      ],
    },
    {
      ...posti,
      number: '98733',
      customerId: 1,
      status: 'delivered',
      placedAt: at(212),
      moves: done,
      lines: [[3002, 4, 1]],
    },
    {
      ...posti,
      number: '99215',
      customerId: 1,
      status: 'delivered',
      placedAt: at(40),
      moves: done,
      lines: [
        [3001, 2, 1],
        [3019, 1, 1],
      ],
      discountMinor: 1000,
      discountCode: 'SYKSY10',
    },
    {
      ...posti,
      number: '99802',
      customerId: 1,
      status: 'shipped',
      placedAt: at(2),
      moves: packed,
      lines: [[3004, 0, 1]],
      deliveryMinor: 590,
      trackingCode: 'JJFI65120900998021',
    },
    {
      ...posti,
      number: '99911',
      customerId: 1,
      status: 'processing',
      placedAt: at(0),
      moves: [['processing', 0]],
      lines: [[3032, 0, 2]],
    },
    {
      ...posti,
      number: '99340',
      customerId: 2,
      status: 'ready_for_pick_up',
      placedAt: at(3),
      moves: [
        ['processing', 0],
        ['ready_for_pick_up', 0.1],
      ],
      lines: [[3009, 1, 1]],
      deliveryMethod: 'store-pickup',
      deliveryName: 'Nouto myymälästä',
      location: 'Tampere Hatanpää',
    },
  ];
};
export const demoOrderKey = (number: string) => `demo-order-key-${number}`;
