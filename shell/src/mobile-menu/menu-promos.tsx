import { useHref } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { promoHref } from '../frame/menu/shell-navigation.ts';
import type { MenuNode } from './menu-tree.ts';
import styles from './mobile-menu.module.css';

/** Pictures under a column that lead to guides and campaigns; 320 px wide (NAV-12). */
export function MenuPromos({ promos }: { promos: MenuNode['promos'] }) {
  const href = useHref();
  return promos.map(({ slug, image, title }) => (
    <a key={slug} className={styles.promo} href={href(promoHref(slug))}>
      <Picture path={image} alt="" ratio="3/2" widths={[320, 640]} sizes="20rem" isScene />
      <b>{title}</b>
    </a>
  ));
}
