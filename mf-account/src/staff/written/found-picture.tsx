import type { Locale, SearchResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { UploadPictures } from '../pictures/upload-pictures.tsx';
import { FoundInShop, type FoundThing } from '../rich-text/found-in-shop.tsx';
import type { RoomName } from '../staff-place.ts';
import styles from './found-picture.module.css';
import { useFocusAfter } from './use-focus-after.ts';

interface FoundPictureProps {
  /** The room whose words it has. */
  room: RoomName;
  id: string;
  label: string;
  /** The path of the picture; empty where there is none. */
  value: string;
  error?: string | undefined;
  language: Locale;
  /** Shown whole, as logos and tables are. */
  isWhole?: boolean;
  onValue: (path: string) => void;
}

/** The picture of what staff write: one of their own, or one that the shop shows already, found by the name of a product, a group or a page. */
export function FoundPicture({ room, id, label, value, error, language, isWhole, onValue }: FoundPictureProps) {
  const text = useText('mf-account');
  const focusAfter = useFocusAfter();
  const takeAway = () => {
    // The button goes with the picture.
    focusAfter(id);
    onValue('');
  };
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      {value && (
        <Picture
          path={value}
          alt={text(`staff_${room}.image_now`)}
          ratio={isWhole ? '2/1' : '16/9'}
          fit={isWhole ? 'contain' : 'cover'}
          sizes="20rem"
          className={styles.shown}
        />
      )}
      <div className={styles.choose}>
        <FoundInShop
          {...{ id, error, language }}
          label={text(`staff_${room}.find_image`)}
          read={picturesOf}
          onChoose={({ address }) => onValue(address)}
        />
        <UploadPictures id={`${id}-upload`} isOne onPicture={onValue} />
        {value && (
          <Button look="line" size="small" onClick={takeAway}>
            {text(`staff_${room}.no_image`)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Each picture once, by the first thing that has it. */
function picturesOf({ products, groups, pages }: SearchResponse): FoundThing[] {
  const found = new Map<string, FoundThing>();
  for (const { name, image } of [...pages, ...groups, ...products])
    if (image && !found.has(image)) found.set(image, { name, address: image });
  return [...found.values()];
}
