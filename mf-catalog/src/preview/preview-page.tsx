import { loadTexts, useText, useTexts } from 'mf-shared/i18n';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useCallback } from 'react';
import { LoadAgain } from './load-again.tsx';
import styles from './preview.module.css';
import { usePreviewLink } from './use-preview-link.ts';

/** The frame of a preview; what shows it comes with the link, which no server knows. */
export function PreviewPage() {
  const text = useText('mf-catalog');
  const texts = useTexts();
  const link = usePreviewLink();
  const load = useCallback(async () => {
    const [{ PreviewView }] = await Promise.all([
      import('./preview-view.tsx'),
      loadTexts(texts, 'mf-catalog', 'preview', (locale) => import(`../../locales/preview.${locale}.json`)),
    ]);
    return PreviewView;
  }, [texts]);
  const { Part, hasFailed, retry } = useLazyPart(load, true);
  if (Part && link) return <Part link={link} />;
  return (
    <div className={`${layout.page} ${styles.frame}`}>
      <h1>{text('preview.title')}</h1>
      {hasFailed ? <LoadAgain onRetry={retry} /> : <Bone kind="line" width="most" />}
    </div>
  );
}
