import { useHref } from 'mf-shared/router';
import { Picture } from '../picture/picture.tsx';
import styles from './group-tiles.module.css';

export interface GroupTile {
  name: string;
  path: string;
  image: string;
}

const most = 6;

/** Product groups by their pictures, six in a row on a desk. */
export function GroupTiles({ groups }: { groups: readonly GroupTile[] }) {
  const href = useHref();
  return (
    <ul className={styles.groups}>
      {groups.slice(0, most).map(({ name, path, image }) => (
        <li key={path}>
          <a className={styles.tile} href={href(path)}>
            <Picture path={image} alt="" sizes="(width >= 56.25rem) 15vw, (width >= 30rem) 30vw, 46vw" />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
