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
            <a
              className={styles.option}
              href={count > 0 ? to(value) : undefined}
              aria-disabled={count === 0 || undefined}
            >
              <b>{label}</b>
              <span>{text('shoe_wizard.count', { count })}</span>
            </a>
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
