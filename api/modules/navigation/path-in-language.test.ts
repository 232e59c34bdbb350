import { expect, it } from 'vitest';
import type { ArticleRow, PageRow } from '../../read-model/content.ts';
import { pathInLanguage } from './path-in-language.ts';

const slugs = (fi: string, en: string) => ({ slugs: { fi, en } });
const content = {
  articles: [slugs('kolme-kerrosta', 'three-layers') as ArticleRow],
  staticPages: [slugs('kokotaulukot', 'size-guides') as PageRow<{ title: string; content: string }>],
  tabbedPages: [],
};

it.each([
  ['/life-outdoors/blog/kolme-kerrosta/', '/life-outdoors/blog/three-layers/'],
  ['/page/kokotaulukot/', '/size-guides/'],
  ['/kokotaulukot/', '/size-guides/'],
  ['/newest/', '/newest/'],
  ['/ski-wizard/alpine/', '/ski-wizard/alpine/'],
  ['/', '/'],
])('the promotion %s leads in English to %s', (path, inEnglish) => {
  expect(pathInLanguage(path, content, 'en')).toBe(inEnglish);
});
