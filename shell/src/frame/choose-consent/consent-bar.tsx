import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { $askingHeight, $consent, answerConsent } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useEffect, useId, useRef } from 'react';
import { everything, nothing } from './consent-answers.ts';
import styles from './consent-bar.module.css';

/** Between the question and the window's foot, in pixels. */
const gap = 16;

/** Asks once, beside the page: everything behind it can be scrolled free of it, and saying no is as easy as saying yes. */
export function ConsentBar() {
  const text = useText('shell');
  const { isAnswered } = useStore($consent);
  const bar = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const element = bar.current;
    if (!element || isAnswered) return;
    const keepFree = (height: number) => {
      document.documentElement.style.setProperty('--asking', `${height}px`);
      $askingHeight.set(height === 0 ? 0 : innerHeight - element.getBoundingClientRect().top);
    };
    const observer = new ResizeObserver(() => keepFree(element.offsetHeight && element.offsetHeight + gap));
    observer.observe(element);
    return () => {
      observer.disconnect();
      keepFree(0);
    };
  }, [isAnswered]);
  if (isAnswered) return null;
  return (
    <section ref={bar} className={styles.bar} aria-labelledby={id}>
      <p>
        <strong id={id}>{text('consent.title')}.</strong> {text('consent.question')}{' '}
        <button type="button" className={styles.choose} aria-haspopup="dialog" data-opens="consent">
          {text('consent.choose')}
        </button>
      </p>
      <div className={styles.ways}>
        <Button look="line" size="small" onClick={() => answerConsent(nothing)}>
          {text('consent.none')}
        </Button>
        <Button look="line" size="small" onClick={() => answerConsent(everything)}>
          {text('consent.all')}
        </Button>
      </div>
    </section>
  );
}
