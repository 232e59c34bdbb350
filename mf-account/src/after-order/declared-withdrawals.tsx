import type { DeclaredWithdrawal, Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { orderMoney } from 'mf-shared/rules/order-money';
import styles from './after-order.module.css';

/** What the buyer has declared about an order, with where the goods go and what comes back. */
export function DeclaredWithdrawals({ order }: { order: Order }) {
  const text = useText('mf-account');
  const { withdrawals } = order.after_sale;
  if (withdrawals.length === 0) return null;
  const id = `declared-${order.number}`;
  return (
    <section className={styles.declared} aria-labelledby={id}>
      <h2 id={id}>{text('after.declared_title')}</h2>
      <ol>
        {withdrawals.map((declared) => (
          <Declared key={declared.reference} declared={declared} currency={order.currency} />
        ))}
      </ol>
    </section>
  );
}

function Declared({ declared, currency }: { declared: DeclaredWithdrawal; currency: string }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const { reference, kind, declared_at, lines, refund, way, outcome } = declared;
  const day = new Date(declared_at).toLocaleDateString(europeanLocale(config.locale), { dateStyle: 'long' });
  return (
    <li>
      <p>
        <strong>
          {text(`after.kind.${kind}`)} {reference}
        </strong>
        , <time dateTime={declared_at}>{day}</time>: {text(`after.outcome.${outcome ?? 'open'}`)}
      </p>
      <ul>
        {lines.map(({ productId, name, amount, exchange }) => (
          <li key={productId}>
            {amount} × {name}
            {exchange && ` → ${exchange.name}`}
          </li>
        ))}
      </ul>
      {refund !== null && outcome !== 'revoked' && (
        <p>
          {text('after.refund')}: {orderMoney(currency, config)(refund)}
        </p>
      )}
      {way && <p>{way}</p>}
    </li>
  );
}
