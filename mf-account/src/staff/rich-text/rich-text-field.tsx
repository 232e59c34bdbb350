import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { FieldFrame } from 'mf-shared/ui/field/field-frame.tsx';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { type ComponentType, useState } from 'react';
import styles from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

interface RichTextFieldProps {
  id: string;
  name: string;
  label: string;
  language: Locale;
  value: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  isOptional?: boolean;
  /** Whether products and tabs may stand in it. */
  hasParts?: boolean | undefined;
  maxLength: number;
  /** The rows of its source. */
  rows: number;
  onValue: (html: string) => void;
}

const loadEditor = async (): Promise<ComponentType<RichTextEditorProps>> =>
  (await import(/* webpackChunkName: "rich-text-editor" */ './rich-text-editor.tsx')).RichTextEditor;

/** A field of HTML, as a page shows it or as its source; where the editor's code cannot be had, the source is there. */
export function RichTextField({ language, value, hint, maxLength, rows, onValue, name, ...props }: RichTextFieldProps) {
  const { hasParts = false, ...words } = props;
  const text = useText('mf-account');
  const [isSource, setIsSource] = useState(false);
  const { Part: RichTextEditor, hasFailed } = useLazyPart(loadEditor, !isSource);
  return (
    <div className={styles.field}>
      <FieldFrame {...words} hint={hasFailed ? text('staff_editor.failed') : hint}>
        {({ id, className, ...wiring }) =>
          RichTextEditor && !isSource ? (
            <RichTextEditor
              {...{ id, language, value, hasParts }}
              label={words.label}
              describedBy={wiring['aria-describedby']}
              isInvalid={wiring['aria-invalid'] ?? false}
              onChange={onValue}
            />
          ) : (
            <textarea
              {...wiring}
              {...{ id, name, className, value, maxLength, rows }}
              lang={language}
              onChange={({ target }) => onValue(target.value)}
            />
          )
        }
      </FieldFrame>
      <Button look="line" size="small" onClick={() => setIsSource(!isSource)}>
        {text(isSource ? 'staff_editor.as_page' : 'staff_editor.as_html')}
      </Button>
    </div>
  );
}
