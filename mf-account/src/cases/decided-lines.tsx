import type { ExchangeBack, ReturnCase } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { ExchangeStatus } from '../exchange-status/exchange-status.tsx';
import styles from './decided-lines.module.css';
import { SentFiles } from './sent-files.tsx';

type RefusedGoods = NonNullable<ReturnCase['lines'][number]['decided'][number]['refused']>;

interface DecidedLinesProps {
  lines: ReturnCase['lines'];
  /** Where the order of an exchange is shown; null where only its mail leads there. */
  orderHref: (number: string, state: ExchangeBack['state']) => string | null;
  money: (amount: number) => string;
  /** More words about the pieces of one decision, by its place among those of the product; '' for none. */
  moreOf?: ((productId: number, at: number) => string) | undefined;
}

/** What comes back and why, and what was decided about each piece, with its reason and pictures. */
export function DecidedLines({ lines, money, orderHref, moreOf }: DecidedLinesProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const refusedWords = ({ kept_in: store, kept_until }: RefusedGoods) =>
    store === null ? text('returns.sent_back') : text('returns.kept', { store, date: longDate(kept_until, locale) });
  return (
    <ul className={styles.lines}>
      {lines.map(({ productId, name, amount, image, reason, decided, exchange }) => (
        <li key={productId}>
          {image && <Picture path={image} alt="" widths={[80, 160]} sizes="3.5rem" className={styles.thumbnail} />}
          <div className={styles.words}>
            <p>
              {amount} × {name}
            </p>
            {reason && <p className={styles.soft}>{text(`return_reason.${reason}`)}</p>}
            {exchange && (
              <ExchangeStatus
                {...{ exchange, money }}
                href={exchange.order_number && orderHref(exchange.order_number, exchange.state)}
              />
            )}
            {decided.map((piece, at) => (
              <div key={piece.id} className={styles.decided} data-outcome={piece.outcome}>
                <p>
                  <b>
                    {piece.amount < amount && `${piece.amount} × `}
                    {text(`returns.decided.${piece.outcome}`)}
                  </b>
                  {piece.refund > 0 && ` · ${money(piece.refund)}`}
                </p>
                {piece.reason && <p>{piece.reason}</p>}
                {piece.refused && <p>{refusedWords(piece.refused)}</p>}
                {moreOf?.(productId, at) && <p className={styles.soft}>{moreOf(productId, at)}</p>}
                <SentFiles files={piece.attachments} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
