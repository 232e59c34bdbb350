import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import styles from './review-cart.module.css';

/** The geometry of a row whose words are still on their way. */
export function BareRow() {
  return (
    <li className={styles.bare} aria-hidden="true">
      <Bone kind="picture" />
      <span className={styles.bareWords}>
        <Bone width="third" />
        <Bone kind="title" width="half" />
        <Bone kind="button" width="third" />
      </span>
    </li>
  );
}
