import { describe, expect, it } from 'vitest';
import { buyingMode } from './buying-mode.ts';

const cart = { enterpriseOrder: null, transferRequestTo: null, transferRequestFrom: null };
const nobody = { isStaffUser: false, isAdminUser: false, isOrgUser: false };
const staff = { ...nobody, isStaffUser: true };
const organisation = { ...nobody, isOrgUser: true };
const enterprise = { ...cart, enterpriseOrder: { id: 7 } };
const transfer = { ...cart, transferRequestTo: 2, transferRequestFrom: [20, 1] };

describe('the mode that things are bought in (PRODUCT-58, CHECKOUT-71, CHECKOUT-73, CART-30)', () => {
  it.each([
    ['nothing special', cart, staff, { kind: 'normal' }],
    ['an enterprise order of an organisation', enterprise, organisation, { kind: 'enterprise', id: 7 }],
    ['an enterprise order of the staff', enterprise, staff, { kind: 'enterprise', id: 7 }],
    ['an enterprise order left behind by somebody else', enterprise, nobody, { kind: 'normal' }],
    ['a transfer of the staff', transfer, staff, { kind: 'transfer', to: 2, from: [20, 1] }],
    ['a transfer that an organisation made up', transfer, organisation, { kind: 'normal' }],
    ['a transfer from nowhere', { ...transfer, transferRequestFrom: [] }, staff, { kind: 'normal' }],
    ['odd things in the storage', { ...cart, enterpriseOrder: 'x', transferRequestTo: {} }, staff, { kind: 'normal' }],
  ])('%s', (_name, held, role, mode) => {
    expect(buyingMode(held, role)).toEqual(mode);
  });
});
