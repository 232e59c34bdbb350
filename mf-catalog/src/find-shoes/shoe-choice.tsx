import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { anyAnswer, type ShoeAnswers, type ShoeQuestion, withAnswer, wizardPath } from './shoe-answers.ts';
import type { ShoeOption } from './shoe-steps.ts';
import styles from './shoe-wizard.module.css';

export interface ShoeChoiceProps {
  answers: ShoeAnswers;
  question: ShoeQuestion;
  options: readonly ShoeOption[];
}

/** A question with its answers, each with the number of shoes that it leaves. */
export function ShoeChoice({ answers, question, options }: ShoeChoiceProps) {
  const text = useText('mf-catalog');
  const href = useHref();
  const to = (answer: string) => href(wizardPath(withAnswer(answers, question, answer)));
  return (
    <section className={styles.choice} aria-labelledby="shoe-question">
      <h2 id="shoe-question">{text(`shoe_wizard.ask_${question}`)}</h2>
      <p>{text(`shoe_wizard.help_${question}`)}</p>
      <ul className={styles.options}>
        {options.map(({ value, label, count }) => (
          <li key={value}>
            {count > 0 ? (
              <a className={styles.option} href={to(value)}>
                <b>{label}</b>
                <span>{text('shoe_wizard.count', { count })}</span>
              </a>
            ) : (
              <div className={styles.option}>
                <b>{label}</b>
                <span>{text('shoe_wizard.count', { count })}</span>
              </div>
            )}
          </li>
        ))}
        {question !== 'activity' && (
          <li>
            <a className={styles.option} href={to(anyAnswer)}>
              <b>{text('shoe_wizard.any')}</b>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
