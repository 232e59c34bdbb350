// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, expect, it } from 'vitest';
import { cardOf } from '../product-cards/list-card.ts';
import { listItem } from '../testing/list-item.ts';
import { listService } from '../testing/list-service.ts';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

const place = (id: number) => `<div data-product="${id}"></div>`;
const tab = (title: string, words: string, open = '') =>
  `<details name="tabs-0-a"${open}><summary>${title}</summary><div>${words}</div></details>`;
const tabs = (...all: string[]) => `<div data-tabs="">${all.join('')}</div>`;

function show(html: string, ...ids: number[]) {
  const products = ids.map((id) => cardOf(listItem({ id, isDisabled: id === 2 })));
  return render(
    <PageAt api={listService([]).api} packages={['mf-catalog', 'mf-shared/ui']} config={{ locale: 'en' }}>
      <RichText html={html} products={products} className="prose" />
    </PageAt>,
  );
}

it('a text without products is its HTML, tabs and all (CONTENT-32)', () => {
  const html = `<p>a</p>${tabs(tab('A', 'a', ' open=""'), tab('B', 'b'))}`;
  expect(show(html).container.firstElementChild?.innerHTML).toBe(html);
});

it('products stand as cards in their places, those next to each other in a row (CONTENT-31)', async () => {
  const { container } = show(`<p>before</p>${place(1)}${place(2)}<p>after</p>${place(3)}`, 1, 2, 3);
  expect(await screen.findByRole('link', { name: 'Kuura 1' })).toBeTruthy();
  const pieces = [...(container.querySelector('[data-pieces]')?.children ?? [])];
  expect(pieces.map((piece) => piece.querySelectorAll('article').length)).toEqual([0, 2, 0, 1]);
  expect(pieces[0]?.className).toBe('prose');
  expect(screen.getAllByText('Sold out')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'Kuura 3' })).toBeTruthy();
});

it('and in tabs, of which the first is open (CONTENT-31, CONTENT-32)', async () => {
  show(tabs(tab('Fit &amp; care', `<h2>a</h2>${place(1)}`, ' open=""'), tab('B', place(2))), 1, 2);
  const [first, second] = await screen.findAllByRole('group');
  expect([first, second].map((group) => group?.hasAttribute('open'))).toEqual([true, false]);
  expect(first?.querySelector('summary')?.textContent).toBe('Fit & care');
  expect(within(first as HTMLElement).getByRole('heading', { level: 3, name: 'Kuura 1' })).toBeTruthy();
});
