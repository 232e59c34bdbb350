import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useState } from 'react';
import '../ownership/boundaries.css';
import { toggleBoundaries } from '../ownership/show-boundaries.ts';
import styles from './style-guide.module.css';

/** Light or dark, and who owns what. */
export function GuideSwitches() {
  const text = useText('shell');
  const [theme, setTheme] = useState<'light' | 'dark' | null>(null);
  const [isShowingOwners, setIsShowingOwners] = useState(false);
  const choose = (next: 'light' | 'dark') => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <div className={styles.switches}>
      {(['light', 'dark'] as const).map((name) => (
        <Button key={name} look="line" size="small" aria-pressed={theme === name} onClick={() => choose(name)}>
          {text(`style_guide.${name}`)}
        </Button>
      ))}
      <Button size="small" aria-pressed={isShowingOwners} onClick={() => setIsShowingOwners(toggleBoundaries())}>
        {text('style_guide.owners')}
      </Button>
    </div>
  );
}
