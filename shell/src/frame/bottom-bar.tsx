import { useText } from 'mf-shared/i18n';
import { useHref, useLocation } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { closeIcon, menuIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { useEffect, useState } from 'react';
import styles from './bottom-bar.module.css';
import { SearchForm } from './search/search-form.tsx';

/** Below 900 px: menu and search under the thumb. On the menu's own page the button closes it, back to where one was. */
export function BottomBar() {
  const text = useText('shell');
  const href = useHref();
  const { pathname, search } = useLocation();
  const isMenu = pathname.startsWith(href('/menu/'));
  const [before, setBefore] = useState<string | null>(null);
  useEffect(() => {
    if (!isMenu) setBefore(pathname + search);
  }, [isMenu, pathname, search]);
  return (
    <div className={styles.bar} data-boundary="shell" data-bottom-bar>
      <nav aria-label={text('frame.menu')}>
        <a className={styles.menu} href={isMenu ? (before ?? href('/')) : href('/menu/')}>
          <Icon shape={isMenu ? closeIcon : menuIcon} />
          {text(isMenu ? 'frame.close_menu' : 'frame.menu')}
        </a>
      </nav>
      <SearchForm />
    </div>
  );
}
