import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { labelled } from '../forms/labelled.ts';
import type { ListFilter } from './list-filter.ts';
import styles from './staff-room.module.css';

interface ChosenFiltersProps {
  path: string;
  /** What the address asks for. */
  asked: Readonly<Record<string, string>>;
  filters: readonly ListFilter[];
}

/** The filters that are on, each taken off by a press; the words and the sorting stay. */
export function ChosenFilters({ path, asked, filters }: ChosenFiltersProps) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const on = filters.filter(({ name, is }) => is !== 'sort' && asked[name]);
  if (on.length === 0) return null;
  const without = (names: readonly string[]) => {
    const query = new URLSearchParams(Object.entries(asked).filter(([name]) => !names.includes(name)));
    return `${href(path)}${query.size > 0 ? `?${query}` : ''}`;
  };
  const wordsOf = ({ name, label, is, options = [] }: ListFilter) => {
    if (is === 'check') return label;
    const value = asked[name] ?? '';
    const chosen = options.find((option) => option.value === value)?.name ?? value;
    return labelled(text, label, is === 'day' ? longDate(value, locale) : chosen);
  };
  return (
    <ul className={styles.links} aria-label={text('staff_room.filters_on')}>
      {on.map((filter) => {
        const words = wordsOf(filter);
        return (
          <li key={filter.name}>
            <ButtonLink
              look="line"
              size="small"
              href={without([filter.name])}
              aria-label={text('staff_room.drop_filter', { filter: words })}
            >
              {words} <span aria-hidden="true">×</span>
            </ButtonLink>
          </li>
        );
      })}
      {on.length > 1 && (
        <li>
          <ButtonLink look="line" size="small" href={without(on.map(({ name }) => name))}>
            {text('staff_room.drop_filters')}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
