import type { Editor } from '@tiptap/core';
import { useText } from 'mf-shared/i18n';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { type EditorAction, editorActions, type Face, isAtTable, tableActions } from './editor-actions.ts';
import styles from './rich-text.module.css';
import { tabActions } from './tab-actions.ts';
import { isInTabs } from './tab-commands.ts';

export type PanelName = 'link' | 'image' | 'product';

interface EditorToolbarProps {
  editor: Editor;
  /** The element that it works on. */
  controls: string;
  label: string;
  /** What asks for more before it is done: the panel of a link, a picture or a product. */
  panels: readonly { name: PanelName; face: Face; isOpen: boolean; onToggle: () => void }[];
}

/** One stop of the Tab key; arrow keys, Home and End lead from button to button (WAI-ARIA, toolbar). */
export function EditorToolbar({ editor, controls, label, panels }: EditorToolbarProps) {
  const text = useText('mf-account');
  const place = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('heading_2');
  const offered = editorActions.filter(({ isOffered }) => isOffered?.(editor) ?? true);
  const further = [...(isAtTable(editor) ? tableActions : []), ...(isInTabs(editor) ? tabActions : [])];
  const actions = [...offered, ...further];
  const names = [...actions, ...panels].map(({ name }) => name);
  const tabStop = names.includes(stop) ? stop : 'heading_2';
  const follow = (event: KeyboardEvent) => {
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = nextPlace(event.key, at, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const button = (
    name: string,
    { face, ...state }: { face: Face; isOn?: boolean | undefined; isOpen?: boolean; isIdle?: boolean },
    run: () => void,
  ): ReactNode => (
    <button
      key={name}
      type="button"
      aria-label={text(`staff_editor.${name}`)}
      title={text(`staff_editor.${name}`)}
      aria-pressed={state.isOn}
      aria-expanded={state.isOpen}
      aria-disabled={state.isIdle || undefined}
      data-name={name}
      tabIndex={name === tabStop ? 0 : -1}
      onFocus={() => setStop(name)}
      onClick={() => !state.isIdle && run()}
    >
      {'shape' in face ? <Icon shape={face.shape} size="small" /> : face.letters}
    </button>
  );
  const act = ({ name, face, isOn, canRun, run }: EditorAction) =>
    button(name, { face, isOn: isOn?.(editor), isIdle: !canRun(editor) }, () => run(editor));
  return (
    <div
      ref={place}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={follow}
    >
      {offered.map(act)}
      {panels.map(({ name, face, isOpen, onToggle }) => button(name, { face, isOpen }, onToggle))}
      {further.map(act)}
    </div>
  );
}

/** Which button a key leads to; null for keys that lead to none. */
function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  return null;
}
