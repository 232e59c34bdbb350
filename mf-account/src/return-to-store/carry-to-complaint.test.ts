// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepForm, randomText, readKeptForm } from '../cases/kept-form.ts';
import { carryToComplaint } from './carry-to-complaint.ts';
import { emptyStoreReturn } from './store-return-values.ts';

beforeEach(() => sessionStorage.clear());

const typed = {
  ...emptyStoreReturn,
  ...{ store: '3', receipt: 'R-1', timeOfPurchase: '2026-11-01', count: '2', payout: 'bank', iban: 'FI21 1234' },
  ...{
    accountHolder: 'Aino',
    name: 'Aino',
    email: 'aino@example.fi',
    phone: '040',
    returnStore: '4',
    message: 'Torn.',
  },
  ...{ 'rows.0.model': 'Sock', 'rows.0.reason': 'too_small', 'rows.0.price': '5' },
  ...{ 'rows.1.model': 'Kuura', 'rows.1.color': 'Moss', 'rows.1.size': 'M', 'rows.1.price': '99' },
  'rows.1.reason': 'faulty',
};
const photographs = randomText();
const carried = () => readKeptForm('complaint').values;

it('takes the purchase, the buyer and the faulty product along, and no account', () => {
  carryToComplaint(typed, photographs);
  expect(carried()).toMatchObject({
    ...{ salesChannel: 'store', store: '3', receipt: 'R-1', timeOfPurchase: '2026-11-01', count: '1' },
    ...{ customerName: 'Aino', email: 'aino@example.fi', phone: '040', targetStore: '4' },
    ...{ 'rows.0.model': 'Kuura', 'rows.0.color': 'Moss', 'rows.0.size': 'M', 'rows.0.price': '99' },
    'rows.0.complaint': 'Torn.',
  });
  expect(sessionStorage.getItem('havu.complaint')).not.toContain('FI21');
});

it('takes the photographs along, but not into a complaint about the same receipt that has its own (AFTER-134)', () => {
  carryToComplaint(typed, photographs);
  expect(readKeptForm('complaint').draft).toBe(photographs);
  carryToComplaint(typed, randomText());
  expect(readKeptForm('complaint').draft).toBe(photographs);
});

it('keeps what a complaint about the same receipt had, and nothing of another receipt’s', () => {
  carryToComplaint(typed, photographs);
  const { draft, requestKey, values } = readKeptForm('complaint');
  const written = { ...values, 'rows.0.manufacturer': 'Kaamos', 'rows.0.complaint': 'The zip broke.', wish: 'new' };
  keepForm('complaint', { draft, requestKey, values: written });
  carryToComplaint({ ...typed, phone: '050' }, randomText());
  expect(carried()).toMatchObject({
    'rows.0.manufacturer': 'Kaamos',
    'rows.0.complaint': 'The zip broke.',
    wish: 'new',
  });
  expect([carried().phone, readKeptForm('complaint').draft]).toEqual(['050', draft]);
  carryToComplaint({ ...typed, receipt: 'R-2' }, photographs);
  expect(carried()).toMatchObject({ receipt: 'R-2', 'rows.0.manufacturer': '', 'rows.0.complaint': 'Torn.' });
});
