import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { useState } from 'react';
import styles from './promo-pictures.module.css';
import { useRotation } from './use-rotation.ts';

/**
 * A brand's pictures, one at a time, every five seconds; stands still on hover, focus, by hand and where less motion is
 * wished for.
 */
export function PromoPictures({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const text = useText('mf-catalog');
  const [isStopped, setStopped] = useState(false);
  const { shown, show, hold, release } = useRotation(pictures.length, isStopped);
  const hasMany = pictures.length > 1;
  return (
    <section
      className={styles.pictures}
      aria-roledescription="carousel"
      aria-label={text('brand.pictures', { name })}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.frame}>
        {pictures.map((path, index) => (
          <div
            key={path}
            className={classNames(styles.picture, index === shown && styles.shown)}
            aria-hidden={index !== shown}
          >
            <Picture
              path={path}
              alt=""
              ratio="3/2"
              isScene
              isPriority={index === 0}
              widths={[480, 640, 960]}
              sizes="(width >= 56.25rem) 500px, 100vw"
            />
          </div>
        ))}
      </div>
      {hasMany && (
        <div className={styles.controls}>
          {pictures.map((path, index) => (
            <button
              key={path}
              type="button"
              className={styles.dot}
              aria-label={text('brand.picture', { number: index + 1 })}
              aria-current={index === shown || undefined}
              onClick={() => show(index)}
            />
          ))}
          <Button look="quiet" size="small" aria-pressed={isStopped} onClick={() => setStopped(!isStopped)}>
            {text(isStopped ? 'brand.play' : 'brand.pause')}
          </Button>
        </div>
      )}
    </section>
  );
}
