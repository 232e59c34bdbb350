import type { InspectReturnResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useEffect, useRef } from 'react';
import styles from '../case-screen.module.css';
import type { JudgedLine } from './judged-lines.ts';

interface ToldSumsProps {
  told: InspectReturnResponse;
  lines: readonly JudgedLine[];
  money: (amount: number) => string;
}

/** What would go back, before it is booked: per line, delivery, the sum, and where to. It takes the focus when it comes. */
export function ToldSums({ told, lines, money }: ToldSumsProps) {
  const text = useText('mf-account');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="told-sums">
      <h3 id="told-sums">{text('staff_returns.told_sums')}</h3>
      <p className={styles.muted}>{text('staff_returns.becomes', { status: text(`return_status.${told.status}`) })}</p>
      <dl className={styles.sums}>
        {told.lines.map(({ amount, refund }, at) => (
          <Pair key={lines[at]?.key ?? at} name={`${amount} × ${lines[at]?.name ?? ''}`} value={money(refund)} />
        ))}
        {told.delivery > 0 && <Pair name={text('staff_returns.delivery')} value={money(told.delivery)} />}
        {told.fee > 0 && <Pair name={text('returns.fee')} value={money(-told.fee)} />}
        <dt className={styles.total}>{text('staff_returns.total')}</dt>
        <dd className={styles.total}>{money(told.total)}</dd>
        {told.to_payment > 0 && <Pair name={text('staff_returns.to_payment')} value={money(told.to_payment)} />}
        {told.to_gift_card > 0 && <Pair name={text('staff_returns.to_gift_card')} value={money(told.to_gift_card)} />}
      </dl>
    </section>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
