import type { SalesFigures } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { BarTable } from './bar-table.tsx';
import styles from './figures.module.css';

const steps = ['placed', 'sold', 'delivered', 'returned'] as const;

/** How far the orders of these days came, each step beside all that were placed. */
export function Steps({ figures }: { figures: SalesFigures }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const count = (amount: number) => amount.toLocaleString(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const { placed } = figures.steps;
  return (
    <article className={styles.figure}>
      <h3 id="figures-steps">{text('staff_figures.steps')}</h3>
      <BarTable
        labelledBy="figures-steps"
        columns={[text('staff_figures.step'), text('staff_figures.col_orders'), text('staff_figures.share')]}
        rows={steps.map((step) => ({
          ...{ key: step, name: text(`staff_figures.step_${step}`), value: figures.steps[step] },
          cells: [count(figures.steps[step]), placed === 0 ? '–' : percent.format(figures.steps[step] / placed)],
        }))}
      />
      {figures.carts !== null && <p className={styles.then}>{text('staff_figures.carts', { count: figures.carts })}</p>}
    </article>
  );
}
