import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import styles from './palette.module.css';
import type { Entry, Group } from './palette-entry.ts';

interface PaletteKindsProps {
  entries: readonly [Group, Entry[]][];
  chosen: Group | null;
  onChoose: (group: Group | null) => void;
}

/** Narrows what was found to one kind. */
export function PaletteKinds({ entries, chosen, onChoose }: PaletteKindsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  if (entries.length < 2) return null;
  const all = entries.reduce((sum, [, own]) => sum + own.length, 0);
  const kinds: [Group | null, string, number][] = [
    [null, text('staff_palette.every_kind'), all],
    ...entries.map(([group, own]): [Group, string, number] => [
      group,
      text(`staff_palette.group_${group}`),
      own.length,
    ]),
  ];
  return (
    <fieldset className={styles.kinds} aria-label={text('staff_palette.kinds')}>
      {kinds.map(([group, name, count]) => (
        <button key={name} type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
          {name} <span>{count.toLocaleString(locale)}</span>
        </button>
      ))}
    </fieldset>
  );
}
