import type { Guide } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './guide-row.module.css';

export function GuideRow({ guides }: { guides: readonly Guide[] }) {
  const text = useText('mf-catalog');
  const href = useHref();
  if (guides.length === 0) return null;
  return (
    <section className={classNames(layout.page, layout.section)}>
      <div className={layout.sectionHead}>
        <h2>{text('home.guides')}</h2>
        <TextArrow href={href('/life-outdoors/')}>{text('home.all_guides')}</TextArrow>
      </div>
      <div className={styles.guides}>
        {guides.slice(0, 3).map(({ slug, title, label, minutes, image, path }) => (
          <article key={slug} className={styles.guide}>
            <Picture
              path={image}
              alt=""
              ratio="3/2"
              isScene
              widths={[320, 480, 640, 960]}
              sizes="(width >= 56.25rem) 31vw, 100vw"
            />
            <p>{text('home.guide_label', { label, count: minutes })}</p>
            <h3>
              <a href={href(path)}>{title}</a>
            </h3>
          </article>
        ))}
      </div>
    </section>
  );
}
