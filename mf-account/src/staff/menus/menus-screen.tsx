import type { StaffMenu, StaffMenus } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import { nameOf } from '../groups/group-rows.ts';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';
import { titleOf } from './title-of.ts';

/** The groups at the top of the menu and those below that have links, each with the links beside it (STAFF-62). */
export function MenusScreen() {
  const text = useText('mf-account');
  const { data, failure, retry } = useQuery<StaffMenus>('/api/staff/menus/', { keepsPrevious: true });
  return (
    <>
      <p className={room.muted}>{text('staff_menus.about')}</p>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <section className={room.list} aria-label={text('staff.menus')}>
          <ul className={rows.rows}>
            {data.results.map((menu) => (
              <Menu key={menu.id} menu={menu} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Menu({ menu }: { menu: StaffMenu }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { links } = menu.state;
  const lacking = links.filter(({ titles }) => locales.some((language) => !titles[language])).length;
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={rows.facts}>
        <h2>
          <a href={href(`/staff/menus/${menu.id}/`)}>{nameOf(menu, locale)}</a>
        </h2>
        <p className={room.muted}>
          {links.length === 0 ? text('staff_menus.none') : links.map((link) => titleOf(link, locale)).join(' · ')}
        </p>
        {menu.dead.length > 0 && (
          <p className={rows.fact} data-is="short">
            {text('staff_menus.dead_named', { paths: menu.dead.join(', ') })}
          </p>
        )}
      </div>
      <p className={rows.fact}>{text('staff_menus.count', { count: links.length })}</p>
      <p className={rows.fact} data-is={lacking > 0 ? 'short' : undefined}>
        {lacking > 0 && text('staff_menus.lacking', { count: lacking })}
      </p>
    </li>
  );
}
