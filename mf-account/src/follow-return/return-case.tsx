import type { ReturnCase as Case } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { orderMoney } from 'mf-shared/rules/order-money';
import { codeOfStoreReturn } from 'mf-shared/rules/store-return-fields';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Track } from 'mf-shared/ui/steps/track.tsx';
import { AnswerCase } from '../cases/answer-case.tsx';
import { CaseByCode } from '../cases/case-by-code.tsx';
import { CaseLetters } from '../cases/case-letters.tsx';
import pages from '../cases/case-page.module.css';
import { ChangeReturn } from '../cases/change-return.tsx';
import { StoreReturnByCode } from '../return-to-store/store-return-case.tsx';
import styles from './follow-return.module.css';
import { PackingTips } from './packing-tips.tsx';
import { pointsOf } from './points-of-return.ts';
import { ReturnGoods } from './return-goods.tsx';
import { ReturnHead } from './return-head.tsx';
import { ReturnPass } from './return-pass.tsx';

/** A label that the carrier has not made yet is looked for as long as somebody may wait for it. */
const lookMs = 5000;
const mostLooks = 60;
const untilLabel = ({ label }: Case, times: number): number | null =>
  label?.status === 'asked' && times < mostLooks ? lookMs : null;

/** The return of a code, of an order or of a purchase in a store, or the question for one. */
export function ReturnByCode({ code }: { code: string }) {
  return codeOfStoreReturn(code) === null ? <OrderReturnByCode code={code} /> : <StoreReturnByCode code={code} />;
}

function OrderReturnByCode({ code }: { code: string }) {
  const text = useText('mf-account');
  const words = {
    ...{ title: text('returns_page.follow'), notFound: text('returns.not_found') },
    open: text('returns.open'),
  };
  return (
    <CaseByCode<Case> code={code} api="/api/returns/" page="/returns/status/" words={words} refetchMs={untilLabel}>
      {(found, onChange) => <ReturnCase found={found} onChange={onChange} />}
    </CaseByCode>
  );
}

function ReturnCase({ found, onChange }: { found: Case; onChange: (next: Case) => void }) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const money = orderMoney(found.currency, config);
  return (
    <>
      <ReturnHead found={found} />
      <div className={classNames(pages.columns, styles.columns)}>
        <div className={classNames(pages.main, styles.main)}>
          <ReturnPass found={found} />
          {found.answer && (
            <section>
              <h2>{text('returns.answer')}</h2>
              <p className={styles.words}>{found.answer}</p>
            </section>
          )}
          <section>
            <h2>{text('returns.course')}</h2>
            <Track points={pointsOf(found, { text, money, locale: europeanLocale(config.locale) })} />
          </section>
          <Letters found={found} onChange={onChange} />
          <ChangeReturn
            found={found}
            path={`/api/returns/${encodeURIComponent(found.code)}/`}
            isSent={found.way === 'post'}
            onChange={onChange}
          />
        </div>
        <div className={styles.beside}>
          <ReturnGoods found={found} money={money} />
          {found.qr.length > 0 && <PackingTips way={found.way} />}
        </div>
      </div>
    </>
  );
}

/** What both sides wrote, and the field for an answer as long as the return is open. */
function Letters({ found, onChange }: { found: Case; onChange: (next: Case) => void }) {
  const text = useText('mf-account');
  const isAsked = found.status === 'more_info-return';
  const letters = found.events.filter(({ body, attachments }) => body !== '' || attachments.length > 0);
  return (
    <>
      {letters.length > 0 && (
        <section>
          <h2>{text('complaint.letters')}</h2>
          <CaseLetters isBuyers of="return" events={letters} />
        </section>
      )}
      {found.can_write && (
        <section className={classNames(styles.ask, isAsked && pages.asked)}>
          <h2>{text('returns.write')}</h2>
          <AnswerCase
            of="return"
            path={`/api/returns/${encodeURIComponent(found.code)}/messages/`}
            onSent={onChange}
            look={isAsked ? 'action' : 'line'}
          />
        </section>
      )}
    </>
  );
}
