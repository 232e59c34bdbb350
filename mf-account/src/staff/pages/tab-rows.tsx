import type { TabbedPageState, TabState } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { useEffect, useId, useRef, useState } from 'react';
import rows from '../kept-rows.module.css';
import { ChangeRow, MakeNew, PressRow } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import { changeBelow, firstSlug, withMoved, withoutTab } from './change-tabs.ts';
import { nameOfTab } from './name-of-tab.ts';
import { keyAgain, keyTabs } from './row-keys.ts';
import { TabForm } from './tab-form.tsx';
import styles from './tabs.module.css';
import type { SaveTabs, TabsPreview } from './use-save-tabs.ts';

interface TabsProps {
  /** All tabs of the page. */
  tabs: TabbedPageState['tabs'];
  save: SaveTabs;
  preview: TabsPreview;
  onSaved: () => void;
}

interface TabRowsProps extends TabsProps {
  /** The tabs beside one another. */
  own: readonly TabState[];
  /** The places of the tab above them; empty at the top. */
  above: readonly number[];
}

/** Tabs beside one another in their order, and the way to make one more. */
export function TabRows({ own, above, ...page }: TabRowsProps) {
  const text = useText('mf-account');
  const [known, setKnown] = useState(() => keyTabs(own));
  const keyed = known.tabs === own ? known : keyAgain(known, own);
  if (keyed !== known) setKnown(keyed);
  return (
    <>
      {own.length > 0 && (
        <ul className={rows.rows}>
          {own.map((tab, place) => (
            <TabRow key={keyed.keys[place]} {...page} {...{ tab, own, place, above }} />
          ))}
        </ul>
      )}
      {above.length === 0 ? (
        <MakeNew title={text('staff_pages.new_tab')} onMade={page.onSaved}>
          {(onMade) => <TabForm {...page} tab={null} places={[own.length]} onSaved={onMade} />}
        </MakeNew>
      ) : (
        <NewBelow {...page} places={[...above, own.length]} />
      )}
    </>
  );
}

/** The folded form of a tab below another; its editor is made when it is opened, and it is empty again when one was made. */
function NewBelow({ places, ...page }: TabsProps & { places: readonly number[] }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [made, setMade] = useState(0);
  const onMade = () => {
    setMade(made + 1);
    page.onSaved();
  };
  const above = page.tabs[places[0] ?? 0];
  const name = above ? nameOfTab(above, locale) : '';
  return (
    <ChangeRow label={text('staff_pages.new_below_named', { name })} title={text('staff_pages.new_tab_below')}>
      <TabForm key={made} {...page} {...{ places }} tab={null} onSaved={onMade} />
    </ChangeRow>
  );
}

interface TabRowProps extends TabRowsProps {
  tab: TabState;
  place: number;
}

function TabRow({ tab, own, place, above, ...page }: TabRowProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const name = nameOfTab(tab, locale);
  const written = locales.filter((language) => tab.titles[language] && tab.slugs[language]).length;
  const places = [...above, place];
  return (
    <li className={classNames(rows.row, styles.tab)}>
      <div className={rows.facts}>
        <h3>{name}</h3>
        <p className={room.muted}>{tab.slugs[locale] ?? firstSlug(tab)}</p>
      </div>
      <p className={rows.fact} data-is={written < locales.length ? 'short' : undefined}>
        {text('staff_pages.tab_languages', { written: String(written), all: String(locales.length) })}
      </p>
      <TabPresses {...page} {...{ own, place, above, name }} />
      <ChangeRow label={text('staff_pages.change_named', { name })} title={text('staff_pages.change')}>
        <TabForm {...page} {...{ tab, places }} />
      </ChangeRow>
      {above.length === 0 && (
        <div className={styles.below}>
          <TabRows {...page} own={tab.tabs} above={places} />
        </div>
      )}
    </li>
  );
}

type TabPressesProps = Omit<TabRowProps, 'tab'> & { name: string };

/** Moves a tab among those beside it, or takes it away; the log takes both back. */
function TabPresses({ tabs, save, onSaved, own, place, above, name }: TabPressesProps) {
  const text = useText('mf-account');
  const id = useId();
  const moved = useRef<{ does: 'up' | 'down'; from: number } | null>(null);
  useEffect(() => {
    if (!moved.current || moved.current.from === place) return;
    // A row that was put elsewhere has lost the focus.
    if (document.activeElement === document.body) document.getElementById(`${id}-${moved.current.does}`)?.focus();
    moved.current = null;
  }, [id, place]);
  const change = (next: (own: readonly TabState[]) => TabState[]) => save(changeBelow(tabs, above, next));
  const move = (does: 'up' | 'down', by: -1 | 1) => (
    <PressRow
      id={`${id}-${does}`}
      label={text(`staff_pages.${does}_named`, { name })}
      title={text(`staff_pages.${does}`)}
      isOff={place + by < 0 || place + by >= own.length}
      send={async () => {
        await change((all) => withMoved(all, place, by));
        moved.current = { does, from: place };
      }}
      onAnswered={onSaved}
    />
  );
  const remove = async () => {
    await change((all) => withoutTab(all, place));
    showToast('success', text('staff_pages.removed', { name }));
  };
  return (
    <div className={styles.presses}>
      {move('up', -1)}
      {move('down', 1)}
      <PressRow
        label={text('staff_pages.remove_named', { name })}
        title={text('staff_pages.remove')}
        send={remove}
        onAnswered={onSaved}
      />
    </div>
  );
}
