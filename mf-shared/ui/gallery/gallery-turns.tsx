import { useText } from 'mf-shared/i18n';
import { Icon } from '../icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icon-shapes.ts';
import styles from './gallery.module.css';

interface GalleryTurnsProps {
  index: number;
  count: number;
  onShow: (index: number) => void;
}

/** Back, forward, and how far: around the ends. */
export function GalleryTurns({ index, count, onShow }: GalleryTurnsProps) {
  const text = useText('ui');
  const turn = (step: 1 | -1) => onShow((index + step + count) % count);
  return (
    <>
      <button type="button" className={styles.back} aria-label={text('gallery.previous')} onClick={() => turn(-1)}>
        <Icon shape={chevronLeftIcon} />
      </button>
      <button type="button" className={styles.next} aria-label={text('gallery.next')} onClick={() => turn(1)}>
        <Icon shape={chevronRightIcon} />
      </button>
      <p className={styles.count} aria-live="polite">
        {index + 1} / {count}
      </p>
    </>
  );
}
