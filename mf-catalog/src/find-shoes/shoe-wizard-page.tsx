import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import { FittingShoes } from './fitting-shoes.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { Loosen } from './loosen.tsx';
import { listPath } from './shoe-answers.ts';
import { ShoeChoice } from './shoe-choice.tsx';
import styles from './shoe-wizard.module.css';
import type { ShoeWizardData } from './shoe-wizard-route.ts';

/** One question after the other; each answer is a link, and the address says where one is. */
export function ShoeWizardPage({ data: { title, lead, answers, steps, groupPath } }: PageProps<ShoeWizardData>) {
  const text = useText('mf-catalog');
  const href = useHref();
  useCountedPage('dynamic');
  const { left, given, open, shoes } = steps;
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('shoes.title'), path: '/womens-and-mens-shoes/' }, { name: title }]} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={words.lead}>{lead}</p>
        <GivenAnswers answers={answers} given={given} />
        <p role="status" className={words.muted}>
          {text('shoe_wizard.left', { count: left })}
        </p>
      </div>
      {left === 0 ? (
        <Loosen answers={answers} given={given} />
      ) : open ? (
        <ShoeChoice answers={answers} {...open} />
      ) : (
        <FittingShoes shoes={shoes} />
      )}
      {left > 0 && given.length > 0 && (
        <p className={styles.ways}>
          <ButtonLink look={open ? 'line' : 'strong'} href={href(listPath(groupPath, answers))}>
            {text('shoe_wizard.list', { count: left })}
          </ButtonLink>
          <a href={href('/shoe-wizard/')}>{text('shoe_wizard.again')}</a>
        </p>
      )}
    </div>
  );
}
