import type { ComplaintRow, StaffComplaint } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { townLine } from 'mf-shared/rules/address-state';
import { orderNumberOf } from 'mf-shared/rules/complaint-fields';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { CaseLetters } from '../../cases/case-letters.tsx';
import { complaintWords } from '../../cases/complaint-words.ts';
import { GivenMoney } from '../../cases/given-money.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import styles from '../staff-room.module.css';
import { CasePieces } from '../worklist/case-pieces.tsx';
import { StatusMark } from '../worklist/status-mark.tsx';
import { useChangedVersion } from '../worklist/use-changed-version.ts';
import { AskForProduct } from './ask-for-product.tsx';
import { PayPostage } from './pay-postage.tsx';
import { WorkOnComplaint } from './work-on-complaint.tsx';

/** One complaint for the staff: what was bought, what both sides wrote, and what can be done now. */
export function ComplaintScreen({ number, onChanged }: { number: string; onChanged?: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { data, failure, retry, setData } = useQuery<StaffComplaint>(
    `/api/staff/reclamations/${encodeURIComponent(number)}/`,
  );
  useChangedVersion(data?.version, onChanged);
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  if (!data) return <Bone kind="line" width="most" />;
  const { form } = data;
  return (
    <div className={styles.list}>
      <div>
        <StatusMark status={data.status}>{text(`complaint_status.${data.status}`)}</StatusMark>
        {data.answer_by && (
          <p className={styles.muted}>
            {text('staff_complaints.answer_by', { day: longDate(data.answer_by, locale) })}
          </p>
        )}
        {data.outcome && <p>{text(`staff_complaints.outcome_${data.outcome}`)}</p>}
        <GivenMoney given={data.given} postage={data.postage} />
      </div>
      <div className={styles.cards}>
        <ComplainedGoods complaint={data} />
        <section className={styles.card}>
          <h2>{form.customerName}</h2>
          <p className={styles.words}>
            {[form.email, form.phone, form.address, townLine({ ...form, postal_code: form.postNumber })]
              .filter((each) => each.trim())
              .join('\n')}
          </p>
        </section>
      </div>
      <div>
        <CaseLetters events={data.events} words={complaintWords(form)} />
      </div>
      <div className={styles.cards}>
        <div className={styles.list}>
          <AskForProduct complaint={data} onChange={(next) => setData(() => next)} onStale={retry} />
          {data.owes_postage && (
            <PayPostage complaint={data} onChange={(next) => setData(() => next)} onStale={retry} />
          )}
          <CasePieces<StaffComplaint>
            path={`/api/staff/reclamations/${data.number}/`}
            version={data.version}
            names={form.rows.map(({ manufacturer, model, size }) =>
              [manufacturer, model, size].filter(Boolean).join(' '),
            )}
            pieces={data.pieces}
            onChange={(next) => setData(() => next)}
            onStale={retry}
          />
        </div>
        <WorkOnComplaint complaint={data} onChange={(next) => setData(() => next)} onStale={retry} />
      </div>
    </div>
  );
}

/** What the complaint is about, where it was bought, and where it is brought. */
function ComplainedGoods({ complaint }: { complaint: StaffComplaint }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { form, wish, store_name, target_store_name } = complaint;
  const day = form.timeOfPurchase && longDate(form.timeOfPurchase, locale);
  return (
    <section className={styles.card}>
      {form.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form stays as it was sent
        <ComplainedProduct key={index} row={row} />
      ))}
      <p>{text('staff_complaints.wish', { wish: text(`staff_complaints.wish_${wish}`) })}</p>
      {form.salesChannel === 'S' ? (
        <a href={href(`/staff/orders/${orderNumberOf(form.orderNumber)}/`)}>{form.orderNumber}</a>
      ) : (
        <p>{[store_name, form.receipt, day].filter(Boolean).join(' · ')}</p>
      )}
      {target_store_name !== '' && <p>{text('staff_complaints.brought_to', { store: target_store_name })}</p>}
    </section>
  );
}

/** What it is, what it cost, how much it was used, and what is wrong with it. */
function ComplainedProduct({ row }: { row: ComplaintRow }) {
  const text = useText('mf-account');
  const money = orderMoney('eur', usePageConfig());
  const price = Number(row.price.replace(',', '.'));
  const isCheaper = row.unitDiscount || row.calculatedDiscount;
  const facts = [row.color, row.size, price > 0 && money(price)];
  return (
    <div className={styles.words}>
      <h2>
        {row.manufacturer} {row.model}
      </h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {isCheaper && <p>{text('staff_complaints.cheaper')}</p>}
      {row.used && (
        <p>
          {text('complaint.fields.used')} {text(`complaint.used_${row.used}`)}
        </p>
      )}
      <p>{row.complaint}</p>
    </div>
  );
}
