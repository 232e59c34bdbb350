import { SanitisedHtml } from 'mf-shared/router';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { ListedCard } from '../product-cards/listed-card.tsx';
import styles from './rich-text.module.css';
import type { RichTextProps } from './rich-text.tsx';
import { type HeadingLevel, levelsIn, splitText, type TextPiece } from './split-text.ts';

/** A text with cards between its words. */
export function TextWithProducts({ html, ...rest }: RichTextProps) {
  return (
    <div className={styles.text} data-pieces>
      <Pieces pieces={splitText(html)} headingLevel={2} {...rest} />
    </div>
  );
}

interface PiecesProps extends Omit<RichTextProps, 'html'> {
  pieces: readonly TextPiece[];
  headingLevel: HeadingLevel;
}

function Pieces({ pieces, headingLevel, ...rest }: PiecesProps) {
  const levels = levelsIn(pieces, headingLevel);
  return pieces.map((piece, index) => (
    <Piece key={index} {...{ piece }} headingLevel={levels[index] ?? headingLevel} {...rest} />
  ));
}

function Piece({ piece, ...rest }: Omit<PiecesProps, 'pieces'> & { piece: TextPiece }) {
  if (piece.kind === 'words') return <SanitisedHtml html={piece.html} className={rest.className} />;
  if (piece.kind === 'products') return <Cards ids={piece.ids} {...rest} />;
  return (
    <div data-tabs={piece.look}>
      {piece.tabs.map(({ title, pieces }, index) => (
        <details key={index} name={piece.name} open={index === 0}>
          <SanitisedHtml as="summary" html={title} />
          <div>
            <Pieces pieces={pieces} {...rest} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** The text stands without a card that breaks. */
function Cards({
  ids,
  products,
  headingLevel,
}: Pick<PiecesProps, 'products' | 'headingLevel'> & { ids: readonly number[] }) {
  const shown = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  return (
    <div className={styles.cards}>
      {shown.map((product, index) => (
        <OptionalPart key={index}>
          <ListedCard product={product} headingLevel={headingLevel} />
        </OptionalPart>
      ))}
    </div>
  );
}
