import type { Order, OrderWithStory, PiecesAfterSale, StoryEntry } from 'mf-shared/contract';

const jacket: Order['lines'][number] = {
  kind: 'product',
  productId: 11,
  modelId: 1,
  name: 'Kuura jacket',
  manufacturer: 'Kaamos',
  color: 'Spruce',
  size: 'M',
  type: '',
  image: '',
  path: '/kaamos/kuura/',
  amount: 2,
  unit_price: 100,
  reference_price: null,
  row_total: 200,
  vat_percent: 25.5,
  vat: 40.64,
  bundle: '',
};
const hat = { ...jacket, productId: 12, modelId: 2, name: 'Routa hat', color: '', size: '', path: '/kaamos/routa/' };

/** One thing that happened to an order. */
export const storyEntry = (own: Partial<StoryEntry> & Pick<StoryEntry, 'kind' | 'at'>): StoryEntry => ({
  ...{ amount: null, detail: '', reference: '', lines: [], words: '', link: null, receipt: '' },
  ...own,
});

/** A delivered order of two jackets and a hat, which can be withdrawn from. */
export function exampleOrder(own: Partial<OrderWithStory> = {}): OrderWithStory {
  return {
    number: '100123',
    placed_at: '2026-11-20T08:00:00.000Z',
    status: 'delivered',
    payment_status: 'captured',
    payment_due: null,
    total: 234.9,
    currency: 'eur',
    line_count: 2,
    images: [],
    lines: [jacket, { ...hat, amount: 1, unit_price: 30, row_total: 30 }],
    products_total: 230,
    offers_total: 0,
    shown: null,
    delivery: { method: 'home', name: 'Home delivery', location: '', price: 4.9, estimate_text: '' },
    address: {
      first_name: 'Aino',
      last_name: 'Lehtonen',
      address: 'Satakunnankatu 18',
      postal_code: '33100',
      city: 'Tampere',
      state: '',
      country: 'fi',
      town: '33100 Tampere',
      phone: '',
      email: 'aino@example.fi',
    },
    discount_total: 0,
    gift_card_total: 0,
    credited_total: 0,
    vat: [{ percent: 25.5, net: 187.17, vat: 47.73 }],
    payment: { processor: 'klarna', name: 'Klarna', status: 'captured' },
    history: [{ status: 'delivered', at: '2026-11-21T08:00:00.000Z' }],
    after_sale: {
      kind: 'withdrawal',
      deadlines: 'You may withdraw until 5 December 2026.',
      ...{ withdraw_until: '2026-12-05', return_until: '2027-03-01', complain_until: '2028-11-21' },
      lines: [lineAfterSale(11, 2), lineAfterSale(12, 1)],
      pieces_of_lines: [],
      withdrawals: [],
    },
    story: [
      storyEntry({ kind: 'ordered', at: '2026-11-20T08:00:00.000Z' }),
      storyEntry({ kind: 'delivered', at: '2026-11-21T08:00:00.000Z' }),
    ],
    ...own,
  };
}

/** A product of an order, with where those of its pieces are that are not simply its buyer's. */
export function lineAfterSale(
  productId: number,
  bought: number,
  own: Partial<PiecesAfterSale> = {},
): Order['after_sale']['lines'][number] {
  const withdrawn = Object.values(own).reduce((sum, amount) => sum + amount, 0);
  const none = { cancelled: 0, declared: 0, on_way: 0, back: 0, refused: 0, repaired: 0, exchanged: 0, refunded: 0 };
  const pieces = { kept: bought - withdrawn, ...none, ...own };
  return { productId, bought, withdrawn, complained: 0, pieces };
}
