import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import textStyles from 'mf-shared/ui/text/text.module.css';
import { useState } from 'react';
import { reportFailure } from '../lib/report-failure.ts';
import type { DescriptionDialogProps } from './description-dialog.tsx';
import { plainText } from './plain-text.ts';
import { descriptionLimits, trimSentences } from './trim-sentences.ts';
import styles from './trimmed-description.module.css';

export interface TrimmedDescriptionProps {
  /** The title of the dialog with the whole text. */
  title: string;
  /** Sanitised by the service. */
  html: string;
  /** A group's on a desktop 500, a brand's 700; on phones both 120 (LIST-5, LIST-14). */
  limits: 'group' | 'brand';
}

const loadDialog = async () => (await import('./description-dialog.tsx')).DescriptionDialog;

/** The first whole sentences, and the rest in a dialog. Phones and desktops get their own cut, both in the page's HTML. */
export function TrimmedDescription({ title, html, limits }: TrimmedDescriptionProps) {
  const text = useText('mf-catalog');
  const [isOpen, setOpen] = useState(false);
  const api = useApi();
  const { Part: WholeDialog } = useLazyPart<DescriptionDialogProps>(loadDialog, isOpen, {
    onFailure: (error) => reportFailure(api, 'part of the page', error),
  });
  const plain = plainText(html);
  const short = trimSentences(plain, descriptionLimits.phone);
  const long = trimSentences(plain, limits === 'brand' ? descriptionLimits.brand : descriptionLimits.desktop);
  if (plain === '') return null;
  const more = (
    <button type="button" className={textStyles.link} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {text('group.read_more')}
    </button>
  );
  return (
    <>
      {short.text === long.text ? (
        <p className={styles.text}>
          {long.text} {long.isTrimmed && more}
        </p>
      ) : (
        <>
          <p className={`${styles.text} ${layout.handOnly}`}>
            {short.text} {more}
          </p>
          <p className={`${styles.text} ${layout.deskOnly}`}>
            {long.text} {long.isTrimmed && more}
          </p>
        </>
      )}
      {WholeDialog && <WholeDialog title={title} html={html} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
