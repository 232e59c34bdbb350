// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, expect, it } from 'vitest';
import { cardOf } from '../product-cards/list-card.ts';
import { listItem } from '../testing/list-item.ts';
import { listService } from '../testing/list-service.ts';
import { withCards } from './load-cards.ts';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

const place = (id: number) => `<div data-product="${id}"></div>`;
const tab = (title: string, words: string, open = '') =>
  `<details name="tabs-0-a"${open}><summary>${title}</summary><div>${words}</div></details>`;
const tabs = (...all: string[]) => `<div data-tabs="">${all.join('')}</div>`;

function textOf(html: string, ...ids: number[]) {
  const products = ids.map((id) => cardOf(listItem({ id, isDisabled: id === 2 })));
  return (
    <PageAt api={listService([]).api} packages={['mf-catalog', 'mf-shared/ui']} config={{ locale: 'en' }}>
      <RichText html={html} products={products} className="prose" />
    </PageAt>
  );
}
const show = (html: string, ...ids: number[]) => render(textOf(html, ...ids));

it('a text without products is its HTML, tabs and all (CONTENT-32)', () => {
  const html = `<p>a</p>${tabs(tab('A', 'a', ' open=""'), tab('B', 'b'))}`;
  expect(show(html).container.firstElementChild?.innerHTML).toBe(html);
});

it('products stand at once where the page came with their cards: the tab that an anchor opens stays open (CONTENT-32)', async () => {
  const { container, rerender } = show('<p>a text without products</p>');
  await withCards([listItem({ id: 1 })]);
  rerender(textOf(tabs(tab('A', 'a', ' open=""'), tab('B', place(1))), 1));
  expect(screen.getByRole('link', { name: 'Kuura 1' })).toBeTruthy();
  const second = container.querySelectorAll('details')[1];
  if (second) second.open = true;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.querySelectorAll('details')[1]?.open).toBe(true);
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

it('a card stands one level below the last heading before it, in tabs too (CONTENT-31)', async () => {
  const inTabs = tabs(tab('A', `<h3>a</h3>${place(3)}`, ' open=""'), tab('B', place(4)));
  show(
    `${place(1)}<h2>a</h2>${place(2)}${inTabs}${place(5)}<h4 id="b">b</h4>${place(6)}<h2>c</h2><p>d</p>`,
    1,
    3,
    4,
    5,
    6,
  );
  await screen.findByRole('link', { name: 'Kuura 1' });
  const levelOf = (id: number) => screen.getByText(`Kuura ${id}`).closest('h2, h3, h4, h5')?.tagName;
  expect([1, 3, 4, 5, 6].map(levelOf)).toEqual(['H2', 'H4', 'H3', 'H3', 'H5']);
});

it('and in tabs, of which the first is open (CONTENT-31, CONTENT-32)', async () => {
  show(tabs(tab('Fit &amp; care', `<h2>a</h2>${place(1)}`, ' open=""'), tab('B', place(2))), 1, 2);
  const [first, second] = await screen.findAllByRole('group');
  expect([first, second].map((group) => group?.hasAttribute('open'))).toEqual([true, false]);
  expect(first?.querySelector('summary')?.textContent).toBe('Fit & care');
  expect(within(first as HTMLElement).getByRole('heading', { level: 3, name: 'Kuura 1' })).toBeTruthy();
});
