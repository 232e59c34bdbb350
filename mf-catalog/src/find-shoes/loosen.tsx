import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { anyAnswer, type ShoeAnswers, withAnswer, wizardPath } from './shoe-answers.ts';
import type { ShoeSteps } from './shoe-steps.ts';

/** Shown when no shoe is left: the answers that can be taken back, and what that brings. */
export function Loosen({ answers, given }: { answers: ShoeAnswers } & Pick<ShoeSteps, 'given'>) {
  const text = useText('mf-catalog');
  const href = useHref();
  const ways = given.filter(({ count }) => count > 0);
  return (
    <Empty
      title={text('shoe_wizard.none')}
      action={
        ways.length === 0 ? (
          <ButtonLink look="line" href={href('/shoe-wizard/')}>
            {text('shoe_wizard.again')}
          </ButtonLink>
        ) : (
          <Chips>
            {ways.map(({ question, label, count }) => (
              <ChipLink
                key={question}
                href={href(wizardPath(withAnswer(answers, question, question === 'activity' ? null : anyAnswer)))}
              >
                {text('shoe_wizard.without', { answer: label, count })}
              </ChipLink>
            ))}
          </Chips>
        )
      }
    >
      {text(ways.length === 0 ? 'shoe_wizard.none_again' : 'shoe_wizard.none_advice')}
    </Empty>
  );
}
