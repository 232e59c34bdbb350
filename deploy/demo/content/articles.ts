import { localeCodes } from 'mf-shared/contract';
import { six, sixLines, type Texts } from '../text/six-languages.ts';
import { articleTexts } from './article-texts.ts';
import { guideTexts } from './guide-texts.ts';

export interface DemoArticle {
  kind: 'guide' | 'test' | 'event' | 'blog' | 'club-offer' | 'experience';
  slugs: Texts;
  image: string;
  minutes: number;
  blogger: string;
  daysAgo: number;
  modelIds: readonly number[];
  labels: Texts;
  titles: Texts;
  summaries: Texts;
  lines: readonly Texts[];
}

const wordsAMinute = 200;

/** How long one reads, counted from the words of the language that has most of them. */
export const minutesToRead = (texts: readonly Texts[]): number => {
  const wordsIn = (locale: keyof Texts) =>
    texts.reduce((sum, text) => sum + text[locale].split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length, 0);
  return Math.max(1, Math.round(Math.max(...localeCodes.map(wordsIn)) / wordsAMinute));
};

/** `# kind image blogger daysAgo model,model`, then slugs, label, title, summary and paragraphs. */
function parse(block: string): DemoArticle[] {
  return block
    .split(/^# /m)
    .slice(1)
    .map((article) => {
      const [head = '', slugs = '', label = '', title = '', summary = '', ...lines] = article.trim().split('\n');
      const [kind, image = '', blogger = '', daysAgo, models = ''] = head.split(' ');
      const read = [six(summary), ...sixLines(lines.join('\n'))];
      return {
        kind: kind as DemoArticle['kind'],
        image: `scenes/${image}`,
        minutes: minutesToRead(read),
        blogger,
        daysAgo: Number(daysAgo),
        modelIds: models === '' ? [] : models.split(',').map(Number),
        slugs: six(slugs),
        labels: six(label),
        titles: six(title),
        summaries: six(summary),
        lines: sixLines(lines.join('\n')),
      };
    });
}

export const demoArticles: readonly DemoArticle[] = parse(guideTexts + articleTexts);
