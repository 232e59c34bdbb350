import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import styles from './staff-room.module.css';
import { useToDo } from './use-to-do.ts';

const LazyFigures = lazyPart(() => import('./figures/figures.tsx').then((part) => part.Figures));

/** What waits for the staff, each with the way there, and numbers at a glance. */
export function HomeScreen() {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  return (
    <>
      <ul className={styles.tasks}>
        {useToDo().map(({ name, path, count }) => {
          const [room = '', query] = path.split('?');
          return (
            <li key={name}>
              <a href={href(room) + (query ? `?${query}` : '')}>{text(`staff_room.todo.${name}`)}</a>
              <span className={styles.count}>{count === null ? '–' : count.toLocaleString(locale)}</span>
            </li>
          );
        })}
      </ul>
      <OptionalPart>
        <LazyFigures />
      </OptionalPart>
    </>
  );
}
