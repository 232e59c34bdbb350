import type { Order } from 'mf-shared/contract';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { Problem } from '../lib/problem.tsx';
import styles from './choose-product.module.css';
import type { ComplaintFields } from './use-complaint-form.ts';

interface ChooseProductProps {
  goods: Order['lines'];
  field: ReturnType<ComplaintFields['field']>;
  onChange: (productId: string) => void;
}

/** The goods of the order as cards with their pictures, of which one is chosen. The first one leads to what is wrong with the choice. */
export function ChooseProduct({ goods, field: { id, label, value, error }, onChange }: ChooseProductProps) {
  const problemId = `${id}-problem`;
  return (
    <fieldset className={styles.goods}>
      <legend>{label}</legend>
      {goods.map((line, index) => (
        <label key={line.productId}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            value={line.productId}
            checked={value === String(line.productId)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? problemId : undefined}
            onChange={() => onChange(String(line.productId))}
          />
          <Picture path={line.image} alt="" widths={[80, 160]} sizes="3rem" className={styles.picture} />
          <span className={styles.name}>
            <b>{`${line.manufacturer} ${line.name}`}</b>
            <span>{[line.color, line.size, line.type].filter(Boolean).join(', ')}</span>
          </span>
        </label>
      ))}
      {error && <Problem id={problemId}>{error}</Problem>}
    </fieldset>
  );
}
