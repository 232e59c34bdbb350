// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'description', label: 'Description', content: 'Made for autumn' },
  { id: 'details', label: 'Details', content: '486 g' },
  { id: 'reviews', label: 'Reviews', count: 48, content: 'Kept me dry' },
];
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('the first tab is shown, and only it is reached by the tab key', () => {
  render(<Tabs label="About" tabs={tabs} />);
  expect(selected()).toBe('Description');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

it('arrows, Home and End move through the tabs and around the ends', () => {
  render(<Tabs label="About" tabs={tabs} />);
  const list = screen.getByRole('tablist');
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(selected()).toBe('Reviews48');
  expect(document.activeElement?.textContent).toBe('Reviews48');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(selected()).toBe('Description');
  fireEvent.keyDown(list, { key: 'End' });
  expect(selected()).toBe('Reviews48');
  fireEvent.keyDown(list, { key: 'Home' });
  expect(selected()).toBe('Description');
});

it('every panel is in the page, so that it works without scripts', () => {
  render(<Tabs label="About" tabs={tabs} />);
  expect(document.body.textContent).toContain('486 g');
  expect(document.body.textContent).toContain('Kept me dry');
});

it('a tab that went away leaves the first one shown', () => {
  const { rerender } = render(<Tabs label="About" tabs={tabs} current="reviews" />);
  expect(selected()).toBe('Reviews48');
  rerender(<Tabs label="About" tabs={tabs.slice(0, 2)} current="reviews" />);
  expect(selected()).toBe('Description');
});

it('a tab that was pressed before React took over is shown once it has', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Tabs label="About" tabs={tabs} />);
  screen.getByRole('tab', { name: 'Details' }).focus();
  const root = await act(() => hydrateRoot(page, <Tabs label="About" tabs={tabs} />));
  expect(selected()).toBe('Details');
  await act(() => root.unmount());
  page.remove();
});
