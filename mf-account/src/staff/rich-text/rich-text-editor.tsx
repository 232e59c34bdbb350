import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type KeyboardEvent, useRef, useState } from 'react';
import { EditorToolbar } from './editor-toolbar.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import styles from './rich-text.module.css';
import { imageShape, linkShape } from './toolbar-shapes.ts';
import { useEditor } from './use-editor.ts';

export interface RichTextEditorProps {
  id: string;
  label: string;
  language: Locale;
  value: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
}

/** The toolbar and the text that is written in; its code is loaded for staff alone, when they change a text (decision 141). */
export function RichTextEditor({ id, label, language, value, describedBy, isInvalid, onChange }: RichTextEditorProps) {
  const text = useText('mf-account');
  const place = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<'link' | 'image' | null>(null);
  const editor = useEditor({
    ...{ place, value, onChange, keptLabel: text('staff_editor.kept') },
    attributes: {
      ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: language },
      ...{ 'aria-describedby': describedBy, 'aria-invalid': isInvalid ? 'true' : undefined },
      class: styles.surface,
    },
  });
  const close = () => {
    setPanel(null);
    editor?.commands.focus();
  };
  const toggle = (name: 'link' | 'image') => () => setPanel(panel === name ? null : name);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setPanel('link');
    }
    if (event.key === 'Escape' && panel) {
      event.stopPropagation();
      close();
    }
  };
  const panelId = `${id}-panel`;
  const common = { id: panelId, language, onClose: close };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside
    <div className={styles.editor} onKeyDown={handleKey}>
      {editor && (
        <EditorToolbar
          editor={editor}
          controls={id}
          label={text('staff_editor.toolbar', { name: label })}
          panels={[
            { name: 'link', face: { shape: linkShape }, isOpen: panel === 'link', onToggle: toggle('link') },
            { name: 'image', face: { shape: imageShape }, isOpen: panel === 'image', onToggle: toggle('image') },
          ]}
        />
      )}
      {editor && panel && (
        <section className={styles.panel} aria-label={text(`staff_editor.${panel}`)}>
          {panel === 'link' ? <LinkPanel editor={editor} {...common} /> : <PicturePanel editor={editor} {...common} />}
        </section>
      )}
      <div ref={place} />
    </div>
  );
}
