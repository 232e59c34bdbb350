import type { MenuGroup } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { isMissingPath } from '../../routes/is-missing-path.ts';
import styles from './menu-panel.module.css';
import { promoHref } from './shell-navigation.ts';
import { useEscape } from './use-escape.ts';

const shownChildren = 6;

interface GroupPanelProps {
  group: MenuGroup;
  missingPages: readonly string[];
  close: () => void;
}

/** Sub-groups with their own, a picture that leads somewhere, and the ways to all of it and to further promotions. */
export function GroupPanel({ group, missingPages, close }: GroupPanelProps) {
  const text = useText('shell');
  const href = useHref();
  const [promo, ...furtherPromos] = group.links.filter(({ slug }) => !isMissingPath(promoHref(slug), missingPages));
  return (
    <div ref={useEscape(close)} className={styles.row}>
      <div className={styles.columns}>
        {group.children.map((child) => (
          <section key={child.id}>
            <h3>
              <a href={href(child.path)}>{child.name}</a>
            </h3>
            <ul>
              {child.children.slice(0, shownChildren).map(({ id, name, path }) => (
                <li key={id}>
                  <a href={href(path)}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {promo ? (
        <a className={styles.picture} href={href(promoHref(promo.slug))}>
          <Picture path={promo.image} alt="" ratio="3/2" widths={[320, 480, 640]} sizes="20rem" isScene />
          <b>{promo.title}</b>
        </a>
      ) : (
        <a className={styles.picture} href={href(group.path)}>
          <Picture path={group.image} alt="" ratio="3/2" fit="contain" widths={[320, 480, 640]} sizes="20rem" />
          <b>{group.name}</b>
        </a>
      )}
      <p className={styles.all}>
        <TextArrow href={href(group.path)}>{text('frame.all_of', { name: group.name })}</TextArrow>
        {furtherPromos.map(({ slug, title }) => (
          <TextArrow key={slug} href={href(promoHref(slug))}>
            {title}
          </TextArrow>
        ))}
      </p>
    </div>
  );
}
