import { expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { picturesOf } from './pictures-of.ts';

const picture = (full_url: string, sort_order = 0) => ({ full_url, sort_order, caption: '', title: '' });
const model = buildModel([
  { id: 1, color: 'Spruce', size: 'S' },
  { id: 2, color: 'Spruce', size: 'M' },
  { id: 3, color: 'Night' },
  { id: 4, color: 'Snow' },
]);
const shown = { Spruce: ['spruce-front', 'spruce-back'], Night: ['night-front', 'night-back'], Snow: ['snow-front'] };
const products = model.products.map((variant) => ({
  ...variant,
  images: shown[variant.colour as keyof typeof shown].map((url) => picture(url)),
}));
const extra_images = [picture('worn', 2), picture('detail', 1)];
const urls = (color: string | null, extras = extra_images) =>
  picturesOf({ products, extra_images: extras }, color).map(({ full_url }) => full_url);

it('the chosen colour’s pictures come first, then the model’s own in their order, then one of every other colour (PRODUCT-103)', () => {
  expect(urls('night')).toEqual(['night-front', 'night-back', 'detail', 'worn', 'spruce-front', 'snow-front']);
  expect(urls('spruce')).toEqual(['spruce-front', 'spruce-back', 'detail', 'worn', 'night-front', 'snow-front']);
});

it('each picture stands once, however many sizes share it', () => {
  const all = urls('spruce', [picture('spruce-back')]);
  expect(new Set(all).size).toBe(all.length);
});

it('without a colour one of each is shown', () => {
  expect(urls(null, [])).toEqual(['spruce-front', 'night-front', 'snow-front']);
});
