import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Icon, type IconShape } from 'mf-shared/ui/icon/icon.tsx';
import { boxIcon, repairIcon, tagIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './club-band.module.css';

const reasons: readonly { key: string; icon: IconShape }[] = [
  { key: 'prices', icon: tagIcon },
  { key: 'repair', icon: repairIcon },
  { key: 'orders', icon: boxIcon },
];

export function ClubBand() {
  const text = useText('mf-catalog');
  const href = useHref();
  return (
    <section className={layout.section}>
      <div className={styles.band}>
        <div className={classNames(layout.page, styles.row)}>
          <div className={styles.words}>
            <h2>{text('home.club')}</h2>
            <ButtonLink href={href('/accounts/register/')} className={styles.join}>
              {text('home.club_join')}
            </ButtonLink>
          </div>
          <ul>
            {reasons.map(({ key, icon }) => (
              <li key={key}>
                <Icon shape={icon} size="small" />
                {text(`home.club_${key}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
