import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type KeyboardEvent, useRef, useState } from 'react';
import { EditorToolbar, type PanelName } from './editor-toolbar.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { ProductPanel } from './product-panel.tsx';
import styles from './rich-text.module.css';
import { imageShape, linkShape, productShape } from './toolbar-shapes.ts';
import { useEditor } from './use-editor.ts';
import { usePartsPlan } from './use-parts-plan.ts';

export interface RichTextEditorProps {
  id: string;
  label: string;
  language: Locale;
  value: string;
  /** Whether products and tabs may stand in it. */
  hasParts: boolean;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (html: string) => void;
}

const allPanels = [
  { name: 'link', shape: linkShape, isPart: false },
  { name: 'image', shape: imageShape, isPart: false },
  { name: 'product', shape: productShape, isPart: true },
] as const;
const panelsByName = { link: LinkPanel, image: PicturePanel, product: ProductPanel };

/** The toolbar and the text that is written in; its code is loaded for staff alone, when they change a text (decision 141). */
export function RichTextEditor({ id, label, language, value, hasParts, ...props }: RichTextEditorProps) {
  const { describedBy, isInvalid, onChange } = props;
  const text = useText('mf-account');
  const place = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const parts = usePartsPlan();
  const editor = useEditor({
    ...{ place, value, onChange, keptLabel: text('staff_editor.kept'), parts: hasParts ? parts : null },
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
  const toggle = (name: PanelName) => () => setPanel(panel === name ? null : name);
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
  const common = { id: `${id}-panel`, language, onClose: close };
  const Panel = panel && panelsByName[panel];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside
    <div className={styles.editor} onKeyDown={handleKey}>
      {editor && (
        <EditorToolbar
          editor={editor}
          controls={id}
          label={text('staff_editor.toolbar', { name: label })}
          panels={allPanels
            .filter(({ isPart }) => hasParts || !isPart)
            .map(({ name, shape }) => ({
              ...{ name, face: { shape }, isOpen: panel === name, onToggle: toggle(name) },
            }))}
        />
      )}
      {editor && Panel && (
        <section className={styles.panel} aria-label={text(`staff_editor.${panel}`)}>
          <Panel editor={editor} {...common} />
        </section>
      )}
      <div ref={place} />
    </div>
  );
}
