import type { Editor } from '@tiptap/core';
import type { Locale, SearchResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useState } from 'react';
import { UploadPictures } from '../pictures/upload-pictures.tsx';
import { FoundInShop, type FoundThing } from './found-in-shop.tsx';
import styles from './rich-text.module.css';

interface PicturePanelProps {
  editor: Editor;
  id: string;
  language: Locale;
  onClose: () => void;
}

/** Puts in a picture, of one's own or of a product that the shop has, with what it shows in words. */
export function PicturePanel({ editor, id, language, onClose }: PicturePanelProps) {
  const text = useText('mf-account');
  const [chosen, setChosen] = useState<FoundThing | null>(null);
  const [alt, setAlt] = useState('');
  const choose = (thing: FoundThing) => {
    setChosen(thing);
    setAlt(thing.name);
  };
  const put = () => {
    if (!chosen) return;
    const attrs = { src: chosen.address, alt: alt.trim() };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  };
  return (
    <>
      <FoundInShop
        id={`${id}-search`}
        label={text('staff_editor.picture_search')}
        language={language}
        read={picturesOf}
        onChoose={choose}
      />
      <UploadPictures id={`${id}-upload`} isOne onPicture={(path) => choose(pictureAt(path, ''))} />
      {chosen && (
        <>
          <TextField
            id={`${id}-alt`}
            label={text('staff_editor.alt')}
            hint={text('staff_editor.alt_hint')}
            autoFocus
            value={alt}
            maxLength={300}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              put();
            }}
          />
          <div className={styles.press}>
            <Button look="line" size="small" onClick={put}>
              {text('staff_editor.picture_put')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const picturesOf = ({ products }: SearchResponse): FoundThing[] =>
  products.flatMap(({ name, image }) => (image ? [pictureAt(image, name)] : []));

const pictureAt = (path: string, name: string): FoundThing => ({ name, address: mediaUrl(path, { width: 640 }) });
