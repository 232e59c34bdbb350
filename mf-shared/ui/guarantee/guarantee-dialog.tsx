import type { LegalGuarantee } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { SanitisedHtml, usePageConfig } from 'mf-shared/router';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice/notice.tsx';
import { Bone } from '../skeleton/bone.tsx';
import styles from './guarantee-notice.module.css';

export interface GuaranteeDialogProps {
  title: string;
  /** Shows the label of this product’s producer instead of the notice. */
  slug?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The notice of the legal guarantee, or the label of the producer’s, in full (LAW-11, LAW-12). */
export function GuaranteeDialog({ title, slug, isOpen, onClose }: GuaranteeDialogProps) {
  const { deliveryCountryCode } = usePageConfig();
  const text = useText('ui');
  const { data, failure, retry } = useQuery<LegalGuarantee>('/api/legal-guarantee/', {
    query: { 'delivery-country-code': deliveryCountryCode, slug },
  });
  // A label that the producer has taken back meanwhile is no answer.
  const html = slug ? data?.label : data?.notice;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width={slug ? 'normal' : 'wide'}>
      {data && html && (
        <>
          <SanitisedHtml className={classNames(styles.notice, styles.opened)} html={html} />
          {!slug && data.country && <p>{data.country}</p>}
        </>
      )}
      {!data && !failure && <Bone kind="button" />}
      {!html && (data || failure) && (
        <>
          <Notice kind="error" isLive>
            <p>{text('guarantee.no_answer')}</p>
          </Notice>
          <Button look="line" onClick={retry}>
            {text('guarantee.retry')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
