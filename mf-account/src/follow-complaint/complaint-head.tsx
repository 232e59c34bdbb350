import type { Complaint } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { replyBy } from 'mf-shared/rules/reply-by';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { GivenMoney } from '../cases/given-money.tsx';
import { RefusedGoods } from '../cases/refused-goods.tsx';
import { labelled } from '../forms/labelled.ts';
import styles from './follow-complaint.module.css';
import { ProductWay } from './product-way.tsx';

/** Where the complaint is and what comes next, beside what it is about. */
export function ComplaintHead({ complaint, answerId }: { complaint: Complaint; answerId: string }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { status, status_at, answer_by, outcome, number } = complaint;
  const lastDay = status === 'more_info-return' ? replyBy(status_at) : answer_by;
  const day = lastDay ? longDate(lastDay, locale) : '';
  return (
    <div className={styles.head} data-status={status}>
      <div className={styles.state}>
        <p>{text('complaint.number', { number })}</p>
        <h1>{text(`complaint.state.${status}`)}</h1>
        <p>{text(`complaint.next.${status}`, { day })}</p>
        {outcome && <p>{text(`complaint.outcome.${outcome}`)}</p>}
        <GivenMoney given={complaint.given} postage={complaint.postage} />
        <RefusedGoods goods={complaint.goods} />
        <ProductWay complaint={complaint} />
        {status === 'more_info-return' && (
          <p>
            <ButtonLink look="line" href={`#${answerId}`}>
              {text('complaint.to_answer')}
            </ButtonLink>
          </p>
        )}
      </div>
      <About complaint={complaint} />
    </div>
  );
}

function About({ complaint: { form, images, store_name, target_store_name, wish } }: { complaint: Complaint }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [day] = [form.orderDate, form.timeOfPurchase].filter(Boolean);
  const bought = form.salesChannel === 'S' ? form.orderNumber : `${store_name}, ${form.receipt}`;
  return (
    <section className={styles.about} aria-label={text('complaint.about')}>
      {form.rows.map((row, index) => {
        const image = images[index];
        return (
          <div key={row.rowId + row.model} className={styles.product}>
            {image && <Picture path={image} alt="" widths={[160, 320]} sizes="7rem" className={styles.picture} />}
            <p>
              <b>
                {row.manufacturer} {row.model}
              </b>
              <br />
              {[row.color, row.size].filter(Boolean).join(', ')}
            </p>
          </div>
        );
      })}
      <p>
        {[bought, day && longDate(day, locale)].filter(Boolean).join(' · ')}
        <br />
        {labelled(text, text('complaint.fields.wish'), text(`complaint.wish_${wish}`))}
        {target_store_name !== '' && (
          <>
            <br />
            {labelled(text, text('complaint.fields.targetStore'), target_store_name)}
          </>
        )}
      </p>
    </section>
  );
}
