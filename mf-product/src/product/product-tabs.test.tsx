// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { ProductTabs } from './product-tabs.tsx';

const guide = { title: 'Choosing a shell jacket', url: '/life-outdoors/blog/shell/' };
const at = (url: string) => (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);

function tabs(change: Parameters<typeof buildModel>[1] = {}): (string | null)[] {
  const model = buildModel([{ id: 1 }], change);
  const data = { model, stores: [], vatPercent: 25.5, query: '', campaign: null };
  render(
    <ShopAround service={new TestService()}>
      <ProductTabs data={data} $variant={atom(null)} $tab={atom(undefined)} onChange={() => {}} />
    </ShopAround>,
  );
  return screen.getAllByRole('tab').map((tab) => tab.textContent);
}

afterEach(cleanup);

describe('the tabs of a product', () => {
  it('have reviews only where there are some (PRODUCT-16)', () => {
    at('https://shop.example/');
    expect(tabs()).toEqual(['Description', 'Details', 'Availability', 'Brand']);
    cleanup();
    expect(tabs({ rating_count: 2, rating: 8 })).toContainEqual(expect.stringMatching(/^Reviews/));
  });

  it('have guides only where articles name the product (PRODUCT-17)', () => {
    at('https://shop.example/');
    expect(tabs({ blogs: [guide] })).toEqual(['Description', 'Details', 'Availability', 'Guides', 'Brand']);
  });

  it.each(['http://localhost:3000/', 'http://127.0.0.1/'])(
    'have data on %s, a developer’s own machine (PRODUCT-18)',
    (url) => {
      at(url);
      expect(tabs().at(-1)).toBe('Data');
    },
  );

  it.each(['https://localhost.example/', 'https://havu.example/'])('have no data on %s (PRODUCT-18)', (url) => {
    at(url);
    expect(tabs()).not.toContain('Data');
  });
});
