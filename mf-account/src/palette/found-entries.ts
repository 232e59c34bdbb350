import type { StaffFound } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { orderMoney } from 'mf-shared/rules/order-money';
import type { Entry } from './palette-entry.ts';
import { writtenEntry } from './written-entry.ts';

type Config = Parameters<typeof orderMoney>[1] & { locale: string };

/** What the service found, in words. */
export function foundEntry(found: StaffFound, text: Translate, config: Config): Entry {
  const { id, name, about } = found;
  const open = (isOver: boolean) => text(`staff_palette.${isOver ? 'is_over' : 'is_open'}`);
  switch (found.kind) {
    case 'order': {
      const sum = orderMoney(found.currency, config)(found.total);
      const state = `${text(`status.${found.status}`)} · ${sum}`;
      return {
        group: 'orders',
        name: id,
        about: named(name, about),
        state,
        path: `/staff/orders/${id}/`,
        right: 'orders.read',
      };
    }
    case 'return':
      return {
        ...{ group: 'returns', name: id, about: named(name, about), state: open(found.is_over) },
        ...{ path: `/staff/returns/${id}/`, right: 'returns.read' },
      };
    case 'store-return':
      return {
        ...{ group: 'returns', name: text('staff.store-return_number', { number: id }), about: named(name, about) },
        ...{ state: open(found.is_over), path: `/staff/store-returns/${id}/`, right: 'returns.read' },
      };
    case 'complaint':
      return {
        ...{ group: 'complaints', name: text('staff.complaint_number', { number: id }), about: named(name, about) },
        ...{ state: text(`complaint_status.${found.status}`) },
        ...{ path: `/staff/complaints/${id}/`, right: 'complaints.work' },
      };
    case 'customer':
      return { group: 'customers', name, about, state: '', path: `/staff/customers/${id}/`, right: 'customers.read' };
    case 'written':
      return writtenEntry(found, text);
    case 'product': {
      const left = text('staff_palette.in_stock', { amount: found.stock.toLocaleString(config.locale) });
      const state = found.state === 'shown' ? left : text(`staff_products.state_${found.state}`);
      return {
        ...{ group: 'products', name, about, state, image: found.image },
        ...{ path: `/staff/products/${id}/`, right: 'products.read' },
      };
    }
  }
}

const named = (name: string, about: string): string => [name, about].filter(Boolean).join(', ');

/** What is often done with the best product that was found. */
export function productActions(best: StaffFound | undefined, text: Translate): Entry[] {
  if (best?.kind !== 'product' || best.state === 'removed') return [];
  const { id, name } = best;
  const does = [
    ['price_of', 'product-price-title', 'products.prices'],
    ['texts_of', 'product-texts', 'products.texts'],
    ['stock_of', 'product-stock', 'products.stock'],
  ] as const;
  return does.map(([key, part, right]) => ({
    ...{ group: 'changes', name: text(`staff_palette.${key}`, { name }), about: '', state: '' },
    ...{ path: `/staff/products/${id}/#${part}`, right },
  }));
}
