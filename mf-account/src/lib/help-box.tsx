import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { mailIcon, phoneIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { useId } from 'react';
import styles from './help-box.module.css';

/** The people behind the shop, and how they are reached. */
export function HelpBox({ title, children }: { title: string; children?: string | undefined }) {
  const text = useText('mf-account');
  const href = useHref();
  const { brand } = usePageConfig();
  const id = useId();
  return (
    <section className={styles.help} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children && <p>{children}</p>}
      <ul>
        <li>
          <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>
            <Icon shape={phoneIcon} />
            <span>{brand.phone}</span>
            <small>{text('ask.hours')}</small>
          </a>
        </li>
        <li>
          <a href={href('/ask/')}>
            <Icon shape={mailIcon} />
            <span>{text('ask.title')}</span>
            <small>{text('account.way_ask_more')}</small>
          </a>
        </li>
      </ul>
    </section>
  );
}
