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

/** `# kind image minutes blogger daysAgo model,model`, then slugs, label, title, summary and paragraphs. */
function parse(block: string): DemoArticle[] {
  return block
    .split(/^# /m)
    .slice(1)
    .map((article) => {
      const [head = '', slugs = '', label = '', title = '', summary = '', ...lines] = article.trim().split('\n');
      const [kind, image = '', minutes, blogger = '', daysAgo, models = ''] = head.split(' ');
      return {
        kind: kind as DemoArticle['kind'],
        image: `scenes/${image}`,
        minutes: Number(minutes),
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
