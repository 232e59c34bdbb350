import type { StoredTab } from 'api/seed';
import type { Locale } from 'mf-shared/contract';
import { slugify } from 'mf-shared/rules/slugify';
import { six, sixLines, type Texts } from '../text/six-languages.ts';
import { contentHtml } from './rich-lines.ts';
import { tabbedPageTexts } from './tabbed-page-texts.ts';

export interface DemoTab {
  titles: Texts;
  lines: readonly Texts[];
  tabs: readonly DemoTab[];
}
export interface DemoTabbedPage {
  key: string;
  slugs: Texts;
  section: 'service' | 'shop' | 'circular' | 'company' | 'corporate';
  showInNavigation: boolean;
  titles: Texts;
  tabs: readonly DemoTab[];
}

/** `# key section [hidden]`, slugs, title; a tab begins with `== title`, a nested one with `=== title`. */
function parse(block: string): DemoTabbedPage[] {
  return block
    .split(/^# /m)
    .slice(1)
    .map((page) => {
      const [head = '', slugs = '', titles = '', ...rest] = page.trim().split('\n');
      const [key = '', section, hidden] = head.split(' ');
      return {
        key,
        section: section as DemoTabbedPage['section'],
        showInNavigation: hidden === undefined,
        slugs: six(slugs),
        titles: six(titles),
        tabs: parseTabs(rest.join('\n'), '=='),
      };
    });
}

function parseTabs(block: string, sign: '==' | '==='): DemoTab[] {
  return block
    .split(new RegExp(`^${sign} `, 'm'))
    .slice(1)
    .map((tab) => {
      const [own = '', ...nested] = tab.split(/^(?==== )/m);
      const [title = '', ...lines] = own.trim().split('\n');
      return { titles: six(title), lines: sixLines(lines.join('\n')), tabs: parseTabs(nested.join(''), '===') };
    });
}

export const storedTabs = (tabs: readonly DemoTab[], locale: Locale): StoredTab[] =>
  tabs.map((tab) => ({
    title: tab.titles[locale],
    slug: slugify(tab.titles[locale]),
    content: contentHtml(tab.lines, locale),
    tabs: storedTabs(tab.tabs, locale),
  }));

export const demoTabbedPages: readonly DemoTabbedPage[] = parse(tabbedPageTexts);
