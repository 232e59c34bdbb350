import { six, sixLines, type Texts } from '../text/six-languages.ts';
import { companyPageTexts } from './company-pages.ts';
import { corporateLines } from './corporate-lines.ts';
import { servicePageTexts } from './service-pages.ts';

export interface DemoPage {
  key: string;
  slugs: Texts;
  section: 'service' | 'shop' | 'circular' | 'company' | 'corporate';
  showInNavigation: boolean;
  titles: Texts;
  lines: readonly Texts[];
}

/** `# key section [hidden]`, then slugs, title and paragraphs, one line each in six languages. */
function parsePages(block: string): DemoPage[] {
  return block
    .split(/^# /m)
    .slice(1)
    .map((page) => {
      const [head = '', slugs = '', titles = '', ...lines] = page.trim().split('\n');
      const [key = '', section, hidden] = head.split(' ');
      return {
        key,
        section: section as DemoPage['section'],
        showInNavigation: hidden === undefined,
        slugs: six(slugs),
        titles: six(titles),
        lines: [...sixLines(lines.join('\n')), ...corporateLines(key)],
      };
    });
}

export const demoPages: readonly DemoPage[] = parsePages(servicePageTexts + companyPageTexts);
