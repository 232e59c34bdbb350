import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { isPlainClick } from 'mf-shared/rules/plain-click';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLazyPart } from '../lazy/use-lazy-part.ts';
import styles from './guarantee-rights.module.css';

const loadDialog = () => import('./guarantee-dialog.tsx').then((part) => part.GuaranteeDialog);

interface GuaranteeRightsProps {
  /** The name of what opens: of the notice of the legal guarantee, unless it is told. */
  title?: string | undefined;
  /** Shows the label of this product’s producer instead of the notice. */
  slug?: string | undefined;
  /** Before the words. */
  sign?: ReactNode;
  /** The words that lead there: the title, unless they are told. */
  children?: ReactNode;
}

/**
 * What the first press opens in full (LAW-11, LAW-12); without JavaScript, or where the dialog’s code is lost, it leads to the
 * merchant’s page with it.
 */
export function GuaranteeRights({ title: given, slug, sign, children }: GuaranteeRightsProps) {
  const href = useHref()('/legal-guarantee/');
  const text = useText('ui');
  const title = given ?? text('guarantee.title');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  // Until this code is there it is a link to a page and nothing else.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const { Part } = useLazyPart(loadDialog, isOpen !== null, { onFailure: () => location.assign(href) });
  const handlePress = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a className={styles.open} href={href} aria-haspopup={isReady ? 'dialog' : undefined} onClick={handlePress}>
        {sign}
        <span>{children ?? title}</span>
      </a>
      {Part && isOpen !== null && <Part title={title} slug={slug} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
