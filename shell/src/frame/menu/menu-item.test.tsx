// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuItem } from './menu-item.tsx';
import { useEscape } from './use-escape.ts';
import { useOpenPanel } from './use-open-panel.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Panel({ name, close }: { name: string; close: () => void }) {
  return (
    <div ref={useEscape(close)}>
      <a href="/all/">All of {name}</a>
    </div>
  );
}

function Bar() {
  const panel = useOpenPanel();
  return (
    <ul>
      {['Jackets', 'Footwear'].map((name) => (
        <MenuItem key={name} name={name} href={`/${name}/`} isCurrent={false} panel={panel.of(name)}>
          <Panel name={name} close={panel.close} />
        </MenuItem>
      ))}
    </ul>
  );
}
const show = () =>
  render(<Bar />, { wrapper: ({ children }) => <PageAround packages={['shell']}>{children}</PageAround> });
const opener = (name: string) => screen.getByRole('button', { name: `Open the menu: ${name}` });

it('the button opens its panel and tells so; at most one is open', () => {
  show();
  expect(screen.queryByText('All of Jackets')).toBeNull();
  fireEvent.click(opener('Jackets'));
  expect(opener('Jackets').getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(opener('Footwear'));
  expect(screen.queryByText('All of Jackets')).toBeNull();
  expect(screen.getByText('All of Footwear')).toBeTruthy();
});

it('arrow down goes into the panel, Escape closes it and gives the focus back', async () => {
  show();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Jackets' }), { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('All of Jackets'));
  fireEvent.keyDown(screen.getByText('All of Jackets'), { key: 'Escape' });
  expect(screen.queryByText('All of Jackets')).toBeNull();
  expect(document.activeElement).toBe(opener('Jackets'));
});

it('Escape closes a panel that the pointer opened, the focus stays where it was, and the panel stays closed', () => {
  vi.useFakeTimers();
  show();
  const item = screen.getByRole('link', { name: 'Jackets' });
  fireEvent.pointerEnter(item.closest('li') ?? item, { pointerType: 'mouse' });
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByText('All of Jackets')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.queryByText('All of Jackets')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('a panel closes after a link inside was followed', () => {
  show();
  fireEvent.click(opener('Jackets'));
  fireEvent.click(screen.getByText('All of Jackets'));
  expect(screen.queryByText('All of Jackets')).toBeNull();
});
