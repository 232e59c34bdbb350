import { Bone } from '../skeleton/bone.tsx';
import styles from './card.module.css';

/** The geometry of a card while its product is on the way. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Bone kind="picture" />
      <div className={styles.swatches} />
      <div className={styles.text}>
        <Bone width="third" />
        <Bone width="most" />
        <Bone width="half" />
      </div>
    </div>
  );
}
