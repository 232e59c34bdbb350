import { Bone } from '../skeleton/bone.tsx';
import styles from './filter-panel.module.css';

/** The geometry of a group of choices while it is on its way. */
export function FacetSkeleton() {
  return (
    <div className={styles.awaited} aria-hidden="true">
      <Bone width="third" />
      <Bone kind="button" />
    </div>
  );
}
