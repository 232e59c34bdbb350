import type { ComplaintForm } from 'mf-shared/contract';
import { describe, expect, it } from 'vitest';
import { complaintFlags, orderNumberOf, shownOrderNumber } from './complaint-fields.ts';

const row = {
  ...{ rowId: '1', productId: null, manufacturer: 'Kuura', model: 'Jacket', color: '', size: 'M', noSize: false },
  ...{ price: '0', used: '' as const, unitDiscount: false, calculatedDiscount: false, complaint: 'The zip is broken' },
};
const form: ComplaintForm = {
  ...{
    customerName: 'Aino',
    email: 'aino@example.fi',
    phone: '040 123 4567',
    address: '',
    postNumber: '',
    state: '',
    city: '',
  },
  ...{ salesChannel: 'store', store: '3', targetStore: '', orderNumber: '', receipt: '4711', timeOfPurchase: '' },
  ...{ orderDate: '', wish: 'repair', rows: [row] },
};
const flags = (own: Partial<ComplaintForm>) => [...complaintFlags({ ...form, ...own })];

describe('the flags of a complaint', () => {
  it('are none for a whole form', () => {
    expect(flags({})).toEqual([]);
  });

  it('stand at everything that is required, in the form’s order (AFTER-66)', () => {
    const empty = { ...row, manufacturer: '', model: ' ', size: '', complaint: '' };
    const own = { store: '', receipt: '', customerName: '', phone: '', email: '', rows: [empty] };
    expect(flags(own).map(([field]) => field)).toEqual([
      ...['store', 'receipt', 'rows.0.manufacturer', 'rows.0.model', 'rows.0.size', 'rows.0.complaint'],
      ...['customerName', 'phone', 'email'],
    ]);
  });

  it('ask for an order’s number or a receipt in a store, for the number in the web shop', () => {
    expect(flags({ receipt: '', orderNumber: '12' })).toEqual([]);
    expect(flags({ salesChannel: 'S', store: '' })).toEqual([['orderNumber', 'required']]);
  });

  it('ask for no size where there is none (AFTER-67)', () => {
    expect(flags({ rows: [{ ...row, size: '', noSize: true }] })).toEqual([]);
  });

  it('stand at a wrong address and a wrong number', () => {
    expect(flags({ email: 'aino@', phone: 'later' })).toEqual([
      ['phone', 'phone'],
      ['email', 'email'],
    ]);
  });

  it('know an order’s number with and without its S (AFTER-65)', () => {
    expect([orderNumberOf('S104 187'), orderNumberOf('104187'), shownOrderNumber('s104187')]).toEqual([
      '104187',
      '104187',
      'S104187',
    ]);
  });
});
