// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { ProductGallery } from './product-gallery.tsx';

const ribbons = [
  { slug: 'new', name: 'New', value: '#2f5d50;#ffffff' },
  { slug: 'second-hand', name: 'Used', value: '#e6e0d2;#4a3f35' },
];
const gallery = (given: typeof ribbons) => (
  <ShopAround service={new TestService()}>
    <ProductGallery model={buildModel([{ id: 1 }], { ribbons: given })} color={null} />
  </ShopAround>
);
afterEach(cleanup);

it('shows the catalogue’s ribbons over the pictures: "new" as on a card, others in their own colours (PRODUCT-21)', () => {
  render(gallery(ribbons));
  const [fresh, used] = ['New', 'Used'].map((name) => screen.getByText(name));
  expect(fresh?.className).toMatch(/fresh/);
  expect(used?.className).not.toMatch(/fresh/);
  expect(used?.dataset).toMatchObject({ fill: '#e6e0d2', ink: '#4a3f35' });
});

it('writes them into the server’s HTML, without style attributes', () => {
  const html = renderToString(gallery(ribbons));
  expect(html).toContain('>Used</span>');
  expect(html).not.toContain('style=');
});

it('leaves no place for none', () => {
  const { container } = render(gallery([]));
  expect(container.querySelector('[class*="ribbon"]')).toBeNull();
});
