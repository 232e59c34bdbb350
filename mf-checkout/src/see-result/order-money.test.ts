import type { PageConfig } from 'mf-shared/router';
import { expect, it } from 'vitest';
import { orderMoney } from './order-money.ts';

const config: PageConfig = {
  locale: 'sv',
  deliveryCountryCode: 'se',
  currencyCode: 'sek',
  currencyFormat: '{price} kr',
  currencyRate: 11.2,
  deliveryCountryName: 'Sverige',
  taxAreaId: 2,
  isEuMember: true,
  brand: { name: 'Havu', contactEmail: '', phone: '', productionHost: '' },
  localeStrategy: 'prefix',
  features: {},
  blogApiPrefix: '/api/blog',
};

it('writes what was paid in its own currency and converts nothing', () => {
  expect(orderMoney('sek', config)(5120)).toBe('5120\u00a0kr');
  expect(orderMoney('EUR', config)(458.7)).toBe('458,70\u00a0€');
  expect(orderMoney('eur', config)(129)).toBe('129\u00a0€');
});
