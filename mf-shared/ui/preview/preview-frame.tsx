import { loadTexts, type Texts, useTexts } from 'mf-shared/i18n';
import { type ComponentType, useCallback } from 'react';
import layout from '../layout/layout.module.css';
import { useLazyPart } from '../lazy/use-lazy-part.ts';
import { Bone } from '../skeleton/bone.tsx';
import { LoadAgain, type PreviewWords } from './load-again.tsx';
import styles from './preview.module.css';
import { type PreviewLink, usePreviewLink } from './use-preview-link.ts';

interface PreviewFrameProps {
  words: PreviewWords;
  /** Loads what shows it; the same function at every rendering. */
  load: () => Promise<ComponentType<{ link: PreviewLink }>>;
}

/** The frame of a preview; what shows it comes with the link, which no server knows (ROUTE-146). */
export function PreviewFrame({ words, load }: PreviewFrameProps) {
  const texts = useTexts();
  const link = usePreviewLink();
  const loadAll = useCallback(async () => {
    const [View] = await Promise.all([load(), loadWords(texts)]);
    return View;
  }, [load, texts]);
  const { Part, hasFailed, retry } = useLazyPart(loadAll, true);
  if (Part && link) return <Part link={link} />;
  return (
    <div className={`${layout.page} ${styles.frame}`}>
      <h1>{words.title}</h1>
      {hasFailed ? <LoadAgain words={words} onRetry={retry} /> : <Bone kind="line" width="most" />}
    </div>
  );
}

/** Few ever see a preview: its words come with it. */
const loadWords = (texts: Texts) =>
  loadTexts(texts, 'preview', 'preview', (locale) => import(`./locales/${locale}.json`));
