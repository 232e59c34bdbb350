import { Logo } from '../logo.tsx';
import { MenuBar } from '../menu/menu-bar.tsx';
import type { ShellNavigation } from '../menu/shell-navigation.ts';
import { SearchForm } from '../search/search-form.tsx';
import styles from './header.module.css';
import { HeaderTools } from './header-tools.tsx';

/** Two rows on a desk: the first stays, the menu bar scrolls away. Below 900 px one row, and a bar under the thumb. */
export function Header({ navigation }: { navigation: ShellNavigation }) {
  return (
    <header className={styles.header} data-boundary="shell">
      <div className={styles.main}>
        <div className={styles.row}>
          <Logo />
          <div className={styles.search}>
            <SearchForm />
          </div>
          <HeaderTools />
        </div>
      </div>
      <MenuBar navigation={navigation} />
    </header>
  );
}
