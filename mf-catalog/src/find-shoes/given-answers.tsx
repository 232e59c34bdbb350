import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { anyAnswer, type ShoeAnswers, withAnswer, wizardPath } from './shoe-answers.ts';
import type { ShoeSteps } from './shoe-steps.ts';

/** What was answered; each leads back to its question, the other answers stay. */
export function GivenAnswers({ answers, given }: { answers: ShoeAnswers } & Pick<ShoeSteps, 'given'>) {
  const text = useText('mf-catalog');
  const href = useHref();
  if (given.length === 0) return null;
  return (
    <nav aria-label={text('shoe_wizard.given')}>
      <Chips>
        {given.map(({ question, value, label }) => (
          <ChipLink key={question} href={href(wizardPath(withAnswer(answers, question, null)))}>
            <span className={words.hidden}>{text('shoe_wizard.change')}: </span>
            {text(`shoe_wizard.${question}`)}: {value === anyAnswer ? text('shoe_wizard.any') : label}
          </ChipLink>
        ))}
      </Chips>
    </nav>
  );
}
