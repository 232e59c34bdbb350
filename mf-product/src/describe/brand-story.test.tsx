// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { ShopAround, TestService } from '../../testing/service.tsx';
import { BrandStory } from './brand-story.tsx';

const { manufacturer } = buildModel([]);
const show = (image: string | null) =>
  render(
    <ShopAround service={new TestService()}>
      <BrandStory brand={{ ...manufacturer, name: 'Rova', image }} />
    </ShopAround>,
  );

afterEach(cleanup);

it('the tab Brand begins with the brand’s logo, drawn 70 wide, where there is one (PRODUCT-19)', () => {
  show('/media/logos/rova');
  const logo = screen.getByRole<HTMLImageElement>('img', { name: 'Rova' });
  expect(logo.sizes).toBe('4.375rem');
  expect(logo.width / logo.height).toBe(2);
  cleanup();
  show(null);
  expect(screen.queryByRole('img')).toBeNull();
});
