import type { ProductModel } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { unbrokenFigures } from 'mf-shared/rules/unbroken-figures';
import styles from './description.module.css';

type Texts = Pick<ProductModel, 'name' | 'short_description' | 'tagline' | 'translated_fields'>;

/** Says which texts nobody wrote in this language, and shows the originals (PRODUCT-108). */
export function TranslationNote({ model }: { model: Texts }) {
  const text = useText('mf-product');
  const fields = ['name', 'short_description', 'tagline'] as const;
  const originals = fields.flatMap((field) => {
    const { original, manual_input } = model.translated_fields[field] ?? { original: '', manual_input: null };
    // Where there is no translation either, the reader sees the original already.
    return manual_input === null && original !== '' && original !== model[field] ? original : [];
  });
  if (originals.length === 0) return null;
  return (
    <details className={styles.translated}>
      <summary>{text('description.translated')}</summary>
      {originals.map((original) => (
        <p key={original} lang="fi">
          {unbrokenFigures(original)}
        </p>
      ))}
    </details>
  );
}
