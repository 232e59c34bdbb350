import type { Question } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SanitisedHtml } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import prose from 'mf-shared/ui/text/text.module.css';
import styles from './faq-page.module.css';

/** A question with its answer under it. The anchor is the answer: a browser opens what holds it, also without scripts. */
export function QuestionItem({ question: { slug, question, answer } }: { question: Question }) {
  const text = useText('mf-catalog');
  return (
    <details className={styles.question}>
      <summary>
        <h3>{question}</h3>
        <Icon shape={chevronDownIcon} size="small" className={styles.chevron} />
      </summary>
      <div id={slug} className={styles.answer}>
        <SanitisedHtml html={answer} className={prose.prose} />
        <a className={styles.link} href={`#${slug}`}>
          {text('faq.link')}
          <span className={prose.hidden}>: {question}</span>
        </a>
      </div>
    </details>
  );
}
