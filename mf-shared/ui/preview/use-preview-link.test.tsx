// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePreviewLink } from './use-preview-link.ts';

function Link() {
  const link = usePreviewLink();
  return <p>{link ? `${link.token} ${link.tabs.join('>')}` : 'unread'}</p>;
}

afterEach(() => {
  cleanup();
  location.hash = '';
  sessionStorage.clear();
});

it('reads the token and the open tab behind the number sign, and each change of them (ROUTE-146)', async () => {
  location.hash = '#abc/clothing/down%20jackets';
  render(<Link />);
  expect(screen.getByText('abc clothing>down jackets')).toBeTruthy();
  await act(async () => {
    location.hash = '#abc/footwear';
    dispatchEvent(new Event('hashchange'));
  });
  expect(screen.getByText('abc footwear')).toBeTruthy();
});

it('finds the link of this tab again where a choice of language has lost it', () => {
  location.hash = '#abc/clothing';
  render(<Link />);
  cleanup();
  location.hash = '';
  render(<Link />);
  expect(screen.getByText('abc clothing')).toBeTruthy();
  expect(location.hash).toBe('#abc/clothing');
});

it('takes the name of a place on the page for no link', async () => {
  location.hash = '#abc';
  render(
    <main id="main">
      <Link />
    </main>,
  );
  await act(async () => {
    location.hash = '#main';
    dispatchEvent(new Event('hashchange'));
  });
  expect(screen.getByText('abc')).toBeTruthy();
});
