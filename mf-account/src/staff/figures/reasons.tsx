import type { SalesFigures } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { BarTable } from './bar-table.tsx';
import styles from './figures.module.css';

/** Why pieces come back. */
export function Reasons({ returns }: Pick<SalesFigures, 'returns'>) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  return (
    <article className={styles.figure}>
      <h3 id="figures-reasons">{text('staff_figures.reasons')}</h3>
      {returns.length === 0 ? (
        <p className={styles.then}>{text('staff_figures.no_returns')}</p>
      ) : (
        <BarTable
          labelledBy="figures-reasons"
          columns={[text('staff_figures.reason'), text('staff_figures.pieces')]}
          rows={returns.map(({ reason, pieces }) => ({
            key: reason ?? '',
            name: reason ? text(`return_reason.${reason}`) : text('staff_returns.no_reason'),
            value: pieces,
            cells: [pieces.toLocaleString(locale)],
          }))}
        />
      )}
      <p>
        <a href={href('/staff/returns/reasons/')}>{text('staff_returns.reasons')}</a>
      </p>
    </article>
  );
}
