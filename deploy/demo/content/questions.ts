import { six, sixLines, type Texts } from '../text/six-languages.ts';
import { questionTexts } from './question-texts.ts';

interface DemoQuestion {
  slug: string;
  questions: Texts;
  lines: readonly Texts[];
}

interface DemoTopic {
  titles: Texts;
  questions: readonly DemoQuestion[];
}

function question(block: string): DemoQuestion {
  const [slug = '', words = '', ...lines] = block.trim().split('\n');
  return { slug: slug.trim(), questions: six(words), lines: sixLines(lines.join('\n')) };
}

/** `== topic`, then for each question `# slug`, its words and the lines of its answer; texts in six languages. */
export const demoTopics: readonly DemoTopic[] = questionTexts
  .split(/^== /m)
  .slice(1)
  .map((topic) => {
    const [title = '', ...questions] = topic.split(/^# /m);
    return { titles: six(title.trim()), questions: questions.map(question) };
  });
