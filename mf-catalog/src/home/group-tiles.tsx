import type { Home } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './group-tiles.module.css';

export function GroupTiles({ groups }: Pick<Home, 'groups'>) {
  const text = useText('mf-catalog');
  const href = useHref();
  if (groups.length === 0) return null;
  return (
    <section className={classNames(layout.page, layout.section)}>
      <div className={layout.sectionHead}>
        <h2>{text('home.groups')}</h2>
      </div>
      <ul className={styles.groups}>
        {groups.slice(0, 6).map(({ name, path, image }) => (
          <li key={path}>
            <a className={styles.tile} href={href(path)}>
              <Picture path={image} alt="" sizes="(width >= 56.25rem) 15vw, (width >= 30rem) 30vw, 46vw" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
