// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { ShippingOptions } from './shipping-options.tsx';

afterEach(cleanup);

it('an express pickup leads to what it is; other ways are told alone (PRODUCT-11, AVAIL-24)', () => {
  render(
    <ShopAround service={new TestService()}>
      <ShippingOptions
        options={[
          { name: 'Express pickup: Kamppi', timeEstimate: 'Today after 16:00', price: 0, storeSlug: 'helsinki-kamppi' },
          { name: 'Home delivery', timeEstimate: '2–3 business days', price: 8.9, storeSlug: null },
        ]}
      />
    </ShopAround>,
  );
  expect(screen.getByRole('link', { name: 'Express pickup: Kamppi' }).getAttribute('href')).toBe('/en/pikanouto/');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Home delivery')).toBeTruthy();
});
