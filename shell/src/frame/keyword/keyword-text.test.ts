import { expect, it } from 'vitest';
import { keywordLink } from './keyword-text.tsx';

it.each([
  ['/ski-wizard/', '/ski-wizard/'],
  ['https://example.fi/x', 'https://example.fi/x'],
  ['', null],
  ['example.fi', null],
  ['javascript://%0aalert(1)', null],
])('keyword popup link shown only if the url contains :// or starts with / (%j) (SEARCH-10)', (url, link) => {
  expect(keywordLink(url)).toBe(link);
});
