import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { mailIcon, phoneIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { Track } from 'mf-shared/ui/steps/track.tsx';
import { useCasePart } from '../cases/use-case-part.ts';
import { FormPage } from '../forms/form-page.tsx';
import { IconList } from '../forms/icon-list.tsx';
import { NoAnswer } from '../forms/no-answer.tsx';
import { SidePanel } from '../forms/side-panel.tsx';
import styles from './complain.module.css';

const loadForm = () => import('./complaint-form.tsx').then((part) => part.ComplaintForm);

/** Telling the shop that a product has a fault (ROUTE-52, AFTER-63). */
export function ComplaintPage() {
  const text = useText('mf-account');
  const href = useHref();
  const { brand } = usePageConfig();
  const { Part, hasFailed, retry } = useCasePart(loadForm);
  const aside = (
    <div className={styles.aside}>
      <SidePanel title={text('complaint_page.course')}>
        <Track
          points={(['send', 'look', 'tell', 'right'] as const).map((step) => ({
            key: step,
            title: text(`complaint_page.course_${step}`),
            isReached: step === 'send',
          }))}
        />
        <p>{text('complaint_page.law')}</p>
      </SidePanel>
      <IconList
        items={[
          {
            icon: mailIcon,
            key: 'follow',
            content: <a href={href('/reclamation/status/')}>{text('complaint_page.follow')}</a>,
          },
          {
            icon: phoneIcon,
            key: 'phone',
            content: <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>,
          },
        ]}
      />
    </div>
  );
  return (
    <FormPage title={text('complaint_page.title')} lead={text('complaint_page.lead')} aside={aside} isWide>
      {Part && <Part />}
      {hasFailed && <NoAnswer onRetry={retry} />}
      {!Part && !hasFailed && <Bone kind="line" width="most" />}
      <noscript>{text('form.no_script')}</noscript>
    </FormPage>
  );
}
