import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { cardDescription } from 'mf-shared/rules/card-description';
import { freshTag } from 'mf-shared/rules/ribbon';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import { BuyerPrice } from '../price/buyer-price.tsx';
import { Tags } from '../ribbon/ribbon.tsx';
import { Stars } from '../stars/stars.tsx';
import { CardSwatches } from '../swatches/card-swatches.tsx';
import { useSwipe } from '../swipe.ts';
import { availabilityNote } from './availability-note.ts';
import styles from './card.module.css';
import type { CardProduct } from './card-fields.ts';
import { CardRibbon } from './card-ribbon.tsx';

export interface ProductCardProps {
  product: CardProduct;
  /** In the first row: the picture is loaded at once. */
  isPriority?: boolean | undefined;
  /** Five in a row on a wide screen. */
  isSmall?: boolean | undefined;
  /** Shown when sorted by stars and the rating is at least 1 (CARD-3). */
  showsStars?: boolean | undefined;
  /** The path contains /outlet/: the ribbon says Outlet (LIST-8). */
  isOutletPath?: boolean | undefined;
  /** `<HeartButton>`; stands above the link. */
  heart?: ReactNode | undefined;
  /** Heading level of the name; 3 under a section's title, 2 right under the page's, more in a text. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** A gift: nobody who looks at it pays for it. */
  hidesPrice?: boolean | undefined;
  /** Names its colours' radio group, for a card that stands once in its page: its markup is the same in every page. */
  group?: string | undefined;
}

const normalSizes = '(width >= 90rem) 20.5rem, (width >= 75rem) 23vw, (width >= 56.25rem) 30vw, 46vw';
const smallSizes = '(width >= 90rem) 16rem, (width >= 75rem) 18vw, (width >= 56.25rem) 23vw, 46vw';

/** A product in a list: the whole card is one link; swatches and swipes change its colour. Nothing moves when hovered. */
export function ProductCard(props: ProductCardProps) {
  const { product, isPriority, isSmall, isOutletPath, heart, hidesPrice, group } = props;
  const { colors } = product;
  const [chosen, shown, image, setChosen, swipe] = useChosenColor(product);
  return (
    <article className={classNames(styles.card, product.isDisabled && styles.out)} {...swipe}>
      <div className={styles.picture} data-shared-picture="card">
        <Picture
          path={image}
          alt=""
          widths={[160, 320, 480, 640]}
          sizes={isSmall ? smallSizes : normalSizes}
          isPriority={isPriority}
        />
        {!hidesPrice && <CardRibbon product={product} isOutletPath={isOutletPath} />}
      </div>
      {heart && <div className={styles.heart}>{heart}</div>}
      <div className={styles.swatches}>
        {colors.length > 1 && (
          <CardSwatches colors={colors} chosen={shown} onChoose={setChosen} name={product.name} group={group} />
        )}
      </div>
      <CardText {...props} chosen={chosen} />
    </article>
  );
}

/** What a card tells in words: a new field of a card is shown here. */
function CardText({
  product,
  chosen,
  showsStars,
  hidesPrice,
  headingLevel = 3,
}: ProductCardProps & { chosen: string | null }) {
  const text = useText('ui');
  const href = useHref();
  const short = cardDescription(product.shortDescription, product.shownProperty);
  const note = availabilityNote(product);
  const Name = `h${headingLevel}` as const;
  return (
    <div className={styles.text}>
      <p className={styles.brand}>{product.manufacturer}</p>
      <Name className={styles.name}>
        <a
          data-view-transition
          href={href(chosen ? `${product.path}?select-color=${encodeURIComponent(chosen)}` : product.path)}
        >
          {product.name}
        </a>
      </Name>
      {!hidesPrice && <BuyerPrice price={product.price} isFrom={product.fromPrefix} />}
      {note && <p className={styles.note}>{text(note)}</p>}
      {short && <p className={styles.short}>{short}</p>}
      {showsStars && (product.rating ?? 0) >= 1 && (
        <div className={styles.stars}>
          <Stars rating={product.rating ?? 0} count={product.ratingCount} />
        </div>
      )}
      <Tags tags={(product.tags ?? []).filter(({ slug }) => slug !== freshTag).slice(0, 2)} />
    </div>
  );
}

/** The colour that was chosen, the shown one (before a choice that of the card's picture), its picture, and two ways to choose. */
function useChosenColor({ colors, image }: CardProduct) {
  const [chosen, setChosen] = useState<string | null>(null);
  const color = colors.find(({ slug }) => slug === chosen);
  const shown = chosen ?? colors.find((each) => each.image === image)?.slug ?? colors[0]?.slug ?? null;
  const swipe = useSwipe({
    onLeft: () => setChosen(neighbourColor(colors, shown, 1)),
    onRight: () => setChosen(neighbourColor(colors, shown, -1)),
  });
  return [chosen, shown, color?.image ?? image, setChosen, swipe] as const;
}

/** Slug of the next or previous colour, around the ends; the same one where there is no other. */
function neighbourColor(colors: readonly { slug: string }[], shown: string | null, step: 1 | -1): string | null {
  const index = colors.findIndex(({ slug }) => slug === shown);
  return colors[(index + step + colors.length) % colors.length]?.slug ?? shown;
}
