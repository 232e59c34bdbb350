// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SanitisedHtml } from './sanitised-html.tsx';

afterEach(() => {
  cleanup();
  globalThis.havuHtmlPolicy = undefined;
});

it('keeps its elements while the text stays, though the policy makes markup anew', () => {
  globalThis.havuHtmlPolicy = { createHTML: (html) => ({ toString: () => html }) };
  const { container, rerender } = render(<SanitisedHtml html="<b>Wool</b>" className="a" />);
  const word = container.querySelector('b');
  rerender(<SanitisedHtml html="<b>Wool</b>" className="b" />);
  expect(word?.isConnected).toBe(true);
  rerender(<SanitisedHtml html="<b>Down</b>" />);
  expect(container.querySelector('b')?.textContent).toBe('Down');
});
