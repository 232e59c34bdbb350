import { useHref } from 'mf-shared/router';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part.ts';
import { OptionalPart } from '../lazy/optional-part.tsx';
import styles from './guarantee-rights.module.css';

const LazyDialog = lazyPart(() => import('./guarantee-dialog.tsx').then((part) => part.GuaranteeDialog));

interface GuaranteeRightsProps {
  title: string;
  /** Shows the label of this product’s producer instead of the notice. */
  slug?: string | undefined;
  /** Before the words. */
  sign?: ReactNode;
  children: ReactNode;
}

/** What the first press opens in full (LAW-11, LAW-12); without JavaScript it leads to the merchant’s page with it. */
export function GuaranteeRights({ title, slug, sign, children }: GuaranteeRightsProps) {
  const href = useHref();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  // Until this code is there it is a link to a page and nothing else.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const handlePress = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a
        className={styles.open}
        href={href('/legal-guarantee/')}
        aria-haspopup={isReady ? 'dialog' : undefined}
        onClick={handlePress}
      >
        {sign}
        <span>{children}</span>
      </a>
      {isOpen !== null && (
        <OptionalPart>
          <LazyDialog title={title} slug={slug} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
