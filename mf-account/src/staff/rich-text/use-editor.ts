import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { createEditor, showHtml } from './create-editor.ts';
import type { PartsPlan } from './shop-parts.ts';

interface EditorUse {
  place: RefObject<HTMLElement | null>;
  value: string;
  attributes: Record<string, string | undefined>;
  keptLabel: string;
  parts: PartsPlan | null;
  onChange: (html: string) => void;
}

/** The editor in a place of the page, which is drawn again at each change. Null until it stands. */
export function useEditor({ place, value, attributes, keptLabel, parts, onChange }: EditorUse): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const written = useRef(value);
  const make = useEffectEvent((element: HTMLElement) =>
    createEditor({
      ...{ element, html: value, keptLabel, parts, attributes: known(attributes) },
      onChange: (html) => {
        written.current = html;
        tell(html);
      },
    }),
  );
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!place.current) return;
    const made = make(place.current);
    made.on('transaction', drawAgain);
    setEditor(made);
    return () => made.destroy();
  }, [place]);
  useEffect(() => {
    // What somebody else saved, or what the form was given.
    if (!editor || value === written.current) return;
    written.current = value;
    showHtml(editor, value);
  }, [editor, value]);
  const marks = JSON.stringify(known(attributes));
  useEffect(() => {
    for (const [name, words] of Object.entries(JSON.parse(marks) as Record<string, string>))
      editor?.view.dom.setAttribute(name, words);
    if (!marks.includes('aria-invalid')) editor?.view.dom.removeAttribute('aria-invalid');
  }, [editor, marks]);
  return editor;
}

const known = (attributes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, words]) => (words ? [[name, words]] : [])));
