import type { Locale } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { useState } from 'react';
import rows from '../kept-rows.module.css';
import { ChangeRow, PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import styles from './search-words.module.css';
import { WordsForm } from './words-form.tsx';

interface GroupsProps {
  /** The groups of the page, as they are stored. */
  stored: readonly string[];
  language: Locale;
  onSaved: () => void;
}

/** A group whose form is open, with its place in the list when it was opened. */
interface OpenGroup {
  words: string;
  at: number;
}

/**
 * The groups of a page. One whose form is open stays where somebody else has changed or removed it meanwhile: what is typed
 * there is not lost (STAFF-42).
 */
export function Groups({ stored, language, onSaved }: GroupsProps) {
  // A group has no number: the one that was changed here keeps its row, and the focus within it.
  const [firstWords, setFirstWords] = useState<Readonly<Record<string, string>>>({});
  const [open, setOpen] = useState<readonly OpenGroup[]>([]);
  const keyOf = (words: string) => firstWords[words] ?? words;
  const isSame = (one: string) => (other: string) => keyOf(one) === keyOf(other);
  const listed = open.reduce<readonly string[]>(
    (all, { words, at }) => (all.some(isSame(words)) ? all : all.toSpliced(at, 0, words)),
    stored,
  );
  const follow = (was: string) => (kept: string | null) => {
    if (kept === null) setOpen((now) => now.filter((each) => !isSame(was)(each.words)));
    else {
      setFirstWords((known) => ({ ...known, [kept]: known[was] ?? was }));
      setOpen((now) => now.map((each) => (isSame(was)(each.words) ? { ...each, words: kept } : each)));
    }
    onSaved();
  };
  const toggle = (words: string, isOpen: boolean) =>
    setOpen((now) => {
      const others = now.filter((each) => !isSame(words)(each.words));
      return isOpen ? [...others, { words, at: listed.indexOf(words) }] : others;
    });
  if (listed.length === 0) return null;
  return (
    <ul className={rows.rows}>
      {listed.map((words) => (
        <Group
          key={keyOf(words)}
          {...{ words, language }}
          isStored={stored.includes(words)}
          onSaved={follow(words)}
          onToggle={(isOpen) => toggle(words, isOpen)}
        />
      ))}
    </ul>
  );
}

interface GroupProps {
  words: string;
  language: Locale;
  /** @param kept the group as it is kept; null where it was taken away */
  onSaved: (kept: string | null) => void;
}

interface GroupRowProps extends GroupProps {
  isStored: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Group({ words, language, isStored, onSaved, onToggle }: GroupRowProps) {
  const text = useText('mf-account');
  return (
    <li className={classNames(rows.row, styles.row)}>
      <div className={rows.facts}>
        <h3 lang={language}>{words}</h3>
        {!isStored && <p className={room.muted}>{text('staff_search-words.replaced')}</p>}
      </div>
      {isStored && <RemoveGroup words={words} language={language} onSaved={onSaved} />}
      <ChangeRow
        label={text('staff_search-words.change_named', { words })}
        title={text('staff_search-words.change')}
        onToggle={onToggle}
      >
        <WordsForm language={language} words={words} onSaved={onSaved} />
      </ChangeRow>
    </li>
  );
}

/** Takes a group away in one press; the log brings it back. */
function RemoveGroup({ words, language, onSaved }: GroupProps) {
  const text = useText('mf-account');
  const api = useApi();
  const send = async () => {
    await api.put('/api/staff/search-words/', { language, words: null, was: words });
    showToast('success', text('staff_search-words.removed', { words }));
  };
  return (
    <PressRow
      label={text('staff_search-words.remove_named', { words })}
      title={text('staff_search-words.remove')}
      send={send}
      onAnswered={() => onSaved(null)}
    />
  );
}
