import type { Complaint } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { isComplaintOver } from 'mf-shared/rules/complaint-moves';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { Track, type TrackPoint } from 'mf-shared/ui/steps/track.tsx';
import { AnswerCase } from '../cases/answer-case.tsx';
import { CaseByCode } from '../cases/case-by-code.tsx';
import { CaseLetters } from '../cases/case-letters.tsx';
import pages from '../cases/case-page.module.css';
import { complaintWords } from '../cases/complaint-words.ts';
import { ComplaintHead } from './complaint-head.tsx';
import { courseOfComplaint } from './course-of-complaint.ts';
import styles from './follow-complaint.module.css';
import { KeepCode } from './keep-code.tsx';

/** The complaint of a code, or the question for one. */
export function ComplaintCase({ code }: { code: string }) {
  const text = useText('mf-account');
  const words = {
    ...{ title: text('complaint_page.follow'), notFound: text('complaint.not_found') },
    open: text('complaint.open'),
  };
  return (
    <CaseByCode<Complaint> code={code} api="/api/reclamations/" page="/reclamation/status/" words={words}>
      {(complaint, onChange) => <OpenCase complaint={complaint} onChange={onChange} />}
    </CaseByCode>
  );
}

function OpenCase({ complaint, onChange }: { complaint: Complaint; onChange: (next: Complaint) => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { status, form, code, events } = complaint;
  const isAsked = status === 'more_info-return';
  const points = courseOfComplaint(complaint).map(({ key, title, at, signature, by }): TrackPoint => {
    const promised = by ? text('complaint.by', { day: longDate(by, locale) }) : '';
    const when = at ? new Date(at).toLocaleDateString(europeanLocale(locale), { dateStyle: 'long' }) : promised;
    const note = [when, signature].filter(Boolean).join(' · ');
    return { key, title: text(`complaint.point.${title}`), note, isReached: at !== null };
  });
  const link = `${location.origin}${href('/reclamation/status/')}#${code}`;
  return (
    <>
      <ComplaintHead complaint={complaint} answerId="answer" />
      <div className={styles.columns}>
        <section className={styles.main}>
          <h2>{text('complaint.letters')}</h2>
          <CaseLetters isBuyers events={events} words={complaintWords(form)} />
          {!isComplaintOver(status) && (
            <div id="answer" tabIndex={-1} className={isAsked ? pages.asked : undefined}>
              <AnswerCase
                of="complaint"
                path={`/api/reclamations/${encodeURIComponent(code)}/messages/`}
                onSent={onChange}
                look={isAsked ? 'action' : 'line'}
              />
            </div>
          )}
        </section>
        <aside className={styles.side}>
          <section className={styles.course}>
            <h2>{text('complaint.course')}</h2>
            <Track points={points} />
          </section>
          <KeepCode code={code} link={link} />
        </aside>
      </div>
    </>
  );
}
