import type { Editor } from '@tiptap/core';
import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { FoundInShop, productsOf } from './found-in-shop.tsx';
import { putProduct } from './put-part.ts';

interface ProductPanelProps {
  editor: Editor;
  id: string;
  language: Locale;
  onClose: () => void;
}

/** Puts a product of the shop into the text, found by its name (CONTENT-31). */
export function ProductPanel({ editor, id, language, onClose }: ProductPanelProps) {
  const text = useText('mf-account');
  return (
    <FoundInShop
      id={`${id}-search`}
      label={text('staff_editor.product_search')}
      language={language}
      read={productsOf}
      onChoose={({ address }) => {
        putProduct(editor, address);
        onClose();
      }}
    />
  );
}
