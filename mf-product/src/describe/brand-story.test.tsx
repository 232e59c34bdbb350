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

it('names who made it, and who answers for it in the European Union where that is somebody else (LAW-8)', () => {
  const contact = { name: 'Rova Ltd', address: '1 Bog Lane, Glasgow', email: 'safety@rova.example' };
  const responsible = { name: 'Rova EU', address: 'Torikatu 1, Tampere', email: 'eu@rova.example' };
  const showMaker = (producer: typeof manufacturer.producer) =>
    render(
      <ShopAround service={new TestService()}>
        <BrandStory brand={{ ...manufacturer, producer }} />
      </ShopAround>,
    );
  showMaker({ ...contact, responsible });
  expect(screen.getByText('Manufacturer').parentElement?.textContent).toContain('Rova Ltd, 1 Bog Lane, Glasgow');
  expect(screen.getByRole('link', { name: 'eu@rova.example' }).getAttribute('href')).toBe('mailto:eu@rova.example');
  cleanup();
  showMaker(contact);
  expect(screen.queryByText('Responsible in the European Union')).toBeNull();
});
