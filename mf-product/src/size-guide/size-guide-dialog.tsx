import type { ProductExtra } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './size-guide.module.css';

type SizeTable = ProductExtra['sizetables'][number];

export interface SizeGuideDialogProps {
  tables: readonly SizeTable[];
  isOpen: boolean;
  onClose: () => void;
}

/** Size tables, parsed or pictured. */
export function SizeGuideDialog({ tables, isOpen, onClose }: SizeGuideDialogProps) {
  const text = useText('mf-product');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text('size_guide.title')} width="wide">
      {tables.map((table) => (
        <SizeTableSection key={table.id} table={table} />
      ))}
    </Dialog>
  );
}

function SizeTableSection({ table }: { table: SizeTable }) {
  const parsed = table.parsed_sizetable;
  const drawn = table.sizetable && !table.hide_image ? [table.sizetable] : [];
  const pictures = [...drawn, ...table.images];
  return (
    <section className={styles.section}>
      <h3>{table.name}</h3>
      {table.info_text && <p className={styles.info}>{table.info_text}</p>}
      {parsed && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={table.name}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                {parsed.sizes.map(({ size, product_type }) => (
                  <th key={`${size}-${product_type}`} scope="col">
                    {size}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parsed.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">
                    {row.name}
                    {row.unit && ` (${row.unit})`}
                  </th>
                  {row.values.map((value, index) => (
                    <td key={parsed.sizes[index]?.size ?? index}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {pictures.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: pictures that scroll must be reachable by keyboard
        <section tabIndex={0} aria-label={table.name} className={styles.pictures}>
          {pictures.map((path, index) => (
            <Picture
              key={path}
              path={path}
              alt={index === 0 ? table.name : ''}
              ratio="3/2"
              fit="contain"
              widths={[480, 960]}
            />
          ))}
        </section>
      )}
    </section>
  );
}
