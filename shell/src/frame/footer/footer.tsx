import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { chatTagId, isChatOpen } from 'mf-shared/rules/chat-hours';
import { $session } from 'mf-shared/stores';
import { useEffect, useRef, useState } from 'react';
import { lastPressed } from '../../navigation/early-presses.ts';
import { ConsentButton } from '../choose-consent/consent-button.tsx';
import { LocaleButton } from '../choose-locale/locale-button.tsx';
import { Logo } from '../logo.tsx';
import { navigationGroups } from '../menu/navigation-groups.ts';
import type { ShellNavigation } from '../menu/shell-navigation.ts';
import { CheckoutFooter } from './checkout-footer.tsx';
import styles from './footer.module.css';
import { type FooterColumn, footerColumns } from './footer-columns.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { SellerLine } from './seller-line.tsx';

/** The foot of a page; the checkout's holds what the law and a question need. */
export const Footer = ({ navigation, isSlim }: { navigation: ShellNavigation; isSlim: boolean }) =>
  isSlim ? <CheckoutFooter /> : <ShopFooter navigation={navigation} />;

function ShopFooter({ navigation }: { navigation: ShellNavigation }) {
  const text = useText('shell');
  const { locale, brand } = usePageConfig();
  const { isAuthenticated } = useStore($session, { ssr: 'initial' });
  const groups = navigationGroups({ navigation, locale, text, isSignedIn: isAuthenticated, brandName: brand.name });
  return (
    <footer className={styles.footer} data-boundary="shell">
      <div className={styles.page}>
        <div className={styles.letter}>
          <h2>{text('footer.letter_title')}</h2>
          <NewsletterForm />
        </div>
        <div className={styles.columns}>
          {footerColumns(groups, text).map(({ key, title, links }) => (
            <nav key={key} aria-label={title}>
              <FoldedLinks title={title} links={links} />
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <Logo />
          <span>
            © {brand.name} · <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a> ·{' '}
            <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
          </span>
          <ChatHours />
          <ConsentButton className={styles.locale} />
          <LocaleButton className={styles.locale} isLong />
        </div>
        <SellerLine className={styles.seller} />
      </div>
    </footer>
  );
}

/** A column; on a phone its heading unfolds it, so that the foot is no longer than the page (LOOK-68). */
function FoldedLinks({ title, links }: Omit<FooterColumn, 'key'>) {
  const href = useHref();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A press that came before this code.
  useEffect(() => setIsOpen(button.current === lastPressed), []);
  return (
    <>
      <h3>
        <span>{title}</span>
        <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {title}
        </button>
      </h3>
      <ul data-folded={!isOpen || undefined}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={href(path)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** When the chat is open, where the merchant has one; that it is closed is said outside its hours (CONTENT-17). */
function ChatHours() {
  const text = useText('shell');
  const { scriptTags } = usePageConfig();
  const [isClosed, setClosed] = useState(false);
  // A page from the cache does not know the time.
  useEffect(() => setClosed(!isChatOpen(Date.now())), []);
  if (!scriptTags.some(({ id }) => id === chatTagId)) return null;
  return <span>{text(isClosed ? 'footer.chat_closed' : 'footer.chat_hours')}</span>;
}
