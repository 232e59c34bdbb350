import { useText } from 'mf-shared/i18n';
import { type PageProps, useFeature, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import words from 'mf-shared/ui/text/text.module.css';
import { CardRow } from '../product-cards/card-row.tsx';
import { Subgroups } from '../product-group/subgroups.tsx';
import styles from './shoe-wizard.module.css';
import type { ShoesData } from './shoes-route.ts';

/** The groups of shoes, the way to the wizard, and the most bought shoes for women and for men. */
export function ShoesPage({ data: { title, description, groups, rows } }: PageProps<ShoesData>) {
  const text = useText('mf-catalog');
  const href = useHref();
  const hasWizard = useFeature('shoe_wizard');
  useCountedPage('dynamic');
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: title }]} />
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={words.lead}>{description}</p>
          <Subgroups groups={groups} />
          {hasWizard && (
            <div>
              <ButtonLink look="strong" href={href('/shoe-wizard/')}>
                {text('shoes.wizard')}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      {rows.map(({ wearer, path, count, cards }) => (
        <CardRow
          key={wearer}
          title={text(`shoes.${wearer}`)}
          all={{ label: text('shoes.all', { count }), path }}
          products={cards}
        />
      ))}
    </>
  );
}
