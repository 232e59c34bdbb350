import { useText } from 'mf-shared/i18n';
import layout from 'mf-shared/ui/layout/layout.module.css';
import text from 'mf-shared/ui/text/text.module.css';
import { ButtonsGuide } from './buttons-guide.tsx';
import { CardsGuide } from './cards-guide.tsx';
import { ChoicesGuide } from './choices-guide.tsx';
import { ColoursGuide } from './colours-guide.tsx';
import { FieldsGuide } from './fields-guide.tsx';
import { GuideSwitches } from './guide-switches.tsx';
import { IconsGuide } from './icons-guide.tsx';
import { ListGuide } from './list-guide.tsx';
import { MessagesGuide } from './messages-guide.tsx';
import { OrderGuide } from './order-guide.tsx';
import { ProductGuide } from './product-guide.tsx';
import styles from './style-guide.module.css';
import { TypeGuide } from './type-guide.tsx';

/**
 * Every part of the design system with its states (ROUTE-61). Its samples speak English, its frame the visitor's
 * language.
 */
export function StyleGuide() {
  const words = useText('shell');
  return (
    <div className={layout.page} lang="en">
      <header className={styles.head}>
        <h1 tabIndex={-1}>{words('style_guide.title')}</h1>
        <p className={`${text.lead} ${text.soft}`}>
          Birch paper, spruce ink, one cloudberry. The product and its price lead; lines are thin, and nothing moves
          unless a hand moved it.
        </p>
        <GuideSwitches />
      </header>
      <ColoursGuide />
      <TypeGuide />
      <ButtonsGuide />
      <FieldsGuide />
      <ChoicesGuide />
      <CardsGuide />
      <ListGuide />
      <ProductGuide />
      <OrderGuide />
      <MessagesGuide />
      <IconsGuide />
    </div>
  );
}
