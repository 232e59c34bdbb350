import type { Editor } from '@tiptap/core';
import type { Locale, SearchResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FoundInShop, type FoundThing } from './found-in-shop.tsx';
import { linkAt, putLink, removeLink } from './put-link.ts';
import styles from './rich-text.module.css';
import { isLinkAddress } from './shop-marks.ts';

interface PanelProps {
  editor: Editor;
  id: string;
  language: Locale;
  onClose: () => void;
}

/** Makes, changes or takes away the link at the cursor. */
export function LinkPanel({ editor, id, language, onClose }: PanelProps) {
  const text = useText('mf-account');
  const now = linkAt(editor);
  const write = (thing: FoundThing) => {
    putLink(editor, thing);
    onClose();
  };
  return (
    <>
      <LinkAddress id={id} now={now} onWrite={(address) => write({ name: address, address })}>
        {now !== '' && (
          <Button
            look="line"
            size="small"
            onClick={() => {
              removeLink(editor);
              onClose();
            }}
          >
            {text('staff_editor.link_remove')}
          </Button>
        )}
      </LinkAddress>
      <FoundInShop
        id={`${id}-search`}
        label={text('staff_editor.link_search')}
        language={language}
        read={placesOf}
        onChoose={write}
      />
    </>
  );
}

interface LinkAddressProps {
  id: string;
  now: string;
  onWrite: (address: string) => void;
  /** Beside the button. */
  children: ReactNode;
}

/** An address that is typed; Enter sets it, and one that no link can have is told beside the field. */
function LinkAddress({ id, now, onWrite, children }: LinkAddressProps) {
  const text = useText('mf-account');
  const [address, setAddress] = useState(now);
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const typed = address.trim();
    if (isLinkAddress(typed)) onWrite(typed);
    else setIsWrong(true);
  };
  const handleEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <>
      <TextField
        id={`${id}-address`}
        label={text('staff_editor.address')}
        hint={text('staff_editor.address_hint')}
        error={isWrong ? text('staff_editor.address_wrong') : null}
        autoComplete="off"
        autoFocus
        value={address}
        maxLength={2000}
        onChange={({ target }) => {
          setAddress(target.value);
          setIsWrong(false);
        }}
        onKeyDown={handleEnter}
      />
      <div className={styles.press}>
        <Button look="line" size="small" onClick={apply}>
          {text('staff_editor.link_set')}
        </Button>
        {children}
      </div>
    </>
  );
}

/** Pages, groups, brands and products that were found. */
const placesOf = ({ pages, groups, brands, products }: SearchResponse): FoundThing[] => [
  ...[...pages, ...groups, ...brands].map(({ name, path }) => ({ name, address: path })),
  ...products.map(({ name, path }) => ({ name, address: path })),
];
