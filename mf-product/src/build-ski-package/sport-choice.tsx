import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { SkiStart } from './ski-start.ts';
import styles from './sport-choice.module.css';

/** Where a package begins: the sports, each with what there is to choose from. */
export function SportChoice({ starts }: { starts: readonly SkiStart[] }) {
  const text = useText('mf-product');
  const href = useHref();
  return (
    <ul className={styles.sports}>
      {starts.map(({ sport, pieces }) => (
        <li key={sport} className={styles.sport}>
          {pieces && pieces.length > 0 && (
            <div className={styles.pictures}>
              {pieces.map(({ piece, image }) => (
                <Picture
                  key={piece}
                  path={image}
                  alt=""
                  widths={[160, 320, 480]}
                  sizes="(width >= 56.25rem) 14vw, 28vw"
                  fit="contain"
                  ground="none"
                  isPriority
                />
              ))}
            </div>
          )}
          <h2>
            <a href={href(`/ski-wizard/${sport}/`)}>{text(`ski.${sport}`)}</a>
          </h2>
          <p className={styles.counts}>
            {pieces?.length === 0
              ? text('ski.closed')
              : pieces?.map(({ piece, count }) => <span key={piece}>{`${text(`ski.${piece}`)} ${count}`}</span>)}
          </p>
        </li>
      ))}
    </ul>
  );
}
