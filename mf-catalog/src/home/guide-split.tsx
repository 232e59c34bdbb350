import type { Guide } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './guide-split.module.css';

/** One guide at length: half picture, half words. */
export function GuideSplit({ guide }: { guide: Guide }) {
  const text = useText('mf-catalog');
  const href = useHref();
  return (
    <section className={layout.section}>
      <div className={styles.split}>
        <Picture
          path={guide.image}
          alt=""
          ratio="4/3"
          isScene
          widths={[480, 640, 960, 1280]}
          sizes="(width >= 56.25rem) 50vw, 100vw"
        />
        <div className={styles.words}>
          <p className={styles.label}>{text('home.guide_label', { label: guide.label, count: guide.minutes })}</p>
          <h2>{guide.title}</h2>
          <p>{guide.summary}</p>
          <TextArrow href={href(guide.path)}>{text('home.read_guide')}</TextArrow>
        </div>
      </div>
    </section>
  );
}
