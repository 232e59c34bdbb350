import type { Experiences } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './experiences.module.css';

/** The brands with a picture and a sentence each; the whole card is the link. */
export function AllExperiences({ brands }: Experiences) {
  const text = useText('mf-catalog');
  const href = useHref();
  useCountedPage('dynamic');
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('experiences.title') }]} />
      <div className={styles.head}>
        <h1>{text('experiences.title')}</h1>
        <p>{text('experiences.description')}</p>
      </div>
      <ul className={styles.brands}>
        {brands.map(({ slug, name, image, summary }, index) => (
          <li key={slug} className={styles.brand}>
            {image && (
              <Picture
                path={image}
                alt=""
                ratio="3/2"
                isScene
                isPriority={index < 2}
                widths={[320, 480, 640, 960]}
                sizes="(width >= 56.25rem) 31vw, 100vw"
              />
            )}
            <h2>
              <a href={href(`/experiences/${slug}/`)}>{name}</a>
            </h2>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
