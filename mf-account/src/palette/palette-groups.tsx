import { useText } from 'mf-shared/i18n';
import { Icon, type IconShape } from 'mf-shared/ui/icon/icon.tsx';
import {
  arrowRightIcon,
  bagIcon,
  boxIcon,
  personIcon,
  repairIcon,
  returnIcon,
  storeIcon,
  tagIcon,
} from 'mf-shared/ui/icon/icon-shapes.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { useEffect, useRef } from 'react';
import { wordsOf } from './match-score.ts';
import styles from './palette.module.css';
import { type Entry, type Group, keyOf } from './palette-entry.ts';

interface PaletteGroupsProps {
  /** The palette's id; the list and its options make theirs from it. */
  id: string;
  groups: readonly [Group, Entry[]][];
  active: number;
  typed: string;
  onChoose: (entry: Entry, inNewTab: boolean) => void;
}

/** The options of the combobox, in their groups. */
export function PaletteGroups({ id, groups, active, typed, onChoose }: PaletteGroupsProps) {
  const text = useText('mf-account');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever is active comes into view
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);
  const options = groups.flatMap(([, own]) => own);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={text('staff_palette.title')} className={styles.list}>
      {groups.map(([group, own]) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own here
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation" className={styles.group}>
            {text(`staff_palette.group_${group}`)}
          </p>
          {own.map((entry) => {
            const at = options.indexOf(entry);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: its key is Enter in the field, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and tells which is active
              <div
                key={keyOf(entry)}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
              >
                {entry.image ? (
                  <Picture path={entry.image} alt="" widths={[80]} sizes="1.75rem" />
                ) : (
                  <Icon shape={iconOf(entry)} size="small" />
                )}
                <span className={styles.name}>
                  <span>
                    <Marked words={typed} name={entry.name} />
                  </span>
                  {entry.about && <small>{entry.about}</small>}
                </span>
                {entry.state && <span className={styles.end}>{entry.state}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A name with what was typed in it told apart. */
function Marked({ name, words }: { name: string; words: string }) {
  const typed = wordsOf(words).sort((one, other) => other.length - one.length);
  if (typed.length === 0) return name;
  const parts = name.split(new RegExp(`(${typed.join('|')})`, 'iu'));
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name have no other
  return parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

const icons: Readonly<Record<Group, IconShape>> = {
  ...{ recent: storeIcon, rooms: storeIcon, actions: arrowRightIcon, settings: tagIcon },
  ...{ products: bagIcon, orders: boxIcon, returns: returnIcon, complaints: repairIcon, customers: personIcon },
  ...{ changes: arrowRightIcon, written: tagIcon },
};

const iconsOfPaths: readonly [begins: RegExp, IconShape][] = [
  [/^\/staff\/orders\/./, boxIcon],
  [/^\/staff\/(?:store-)?returns\/./, returnIcon],
  [/^\/staff\/complaints\/./, repairIcon],
  [/^\/staff\/customers\/./, personIcon],
];

/** An entry that was chosen before keeps its icon. */
const iconOf = ({ group, path }: Entry): IconShape =>
  (group === 'recent' && iconsOfPaths.find(([begins]) => begins.test(path))?.[1]) || icons[group];
