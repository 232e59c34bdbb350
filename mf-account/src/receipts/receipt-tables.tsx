import type { Receipt } from 'mf-shared/contract';
import styles from './receipts.module.css';

interface TableProps {
  receipt: Receipt;
  /** Writes an amount in the receipt's language. */
  money: (amount: number) => string;
}

export function Lines({ receipt, money }: TableProps) {
  const { words, language } = receipt;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.pieces}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.reduced}</th>
          <th scope="col">{words.vat} %</th>
          <th scope="col">
            {words.total} {receipt.currency.toUpperCase()}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(receipt.lines).map(([at, line]) => (
          <tr key={at}>
            <th scope="row">
              {line.name}
              {line.detail && <small>{line.detail}</small>}
            </th>
            <td data-label={words.pieces}>{line.amount}</td>
            <td data-label={words.price}>{money(line.unit_price)}</td>
            <td data-label={words.reduced}>{line.reduced === 0 ? '' : money(-line.reduced)}</td>
            <td data-label={`${words.vat} %`}>
              {line.vat_percent === null ? '' : line.vat_percent.toLocaleString(language)}
            </td>
            <td data-label={words.total}>{money(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function VatTable({ receipt, money }: TableProps) {
  const { words, language } = receipt;
  return (
    <table className={styles.vat}>
      <thead>
        <tr>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.net}</th>
          <th scope="col">{words.vat}</th>
          <th scope="col">{words.gross}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.vat.map(({ percent, net, vat }) => (
          <tr key={percent}>
            <th scope="row">{percent.toLocaleString(language)}&nbsp;%</th>
            <td>{money(net)}</td>
            <td>{money(vat)}</td>
            <td>{money(net + vat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MeansTable({ receipt, money }: TableProps) {
  const { words } = receipt;
  return (
    <table className={styles.vat}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.means}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipt.means.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
