import { expect, it } from 'vitest';
import { pageQuery } from './page-query.ts';

it('equal pages have one key: order and measuring parameters do not count', () => {
  const query = new URLSearchParams('utm_source=x&q=takki&color=red&gclid=1&delivery_country=se&featureFlag_a=1');
  expect(pageQuery(query).toString()).toBe('color=red&q=takki');
});
