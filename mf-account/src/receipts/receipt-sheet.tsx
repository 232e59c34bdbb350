import type { Receipt } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { townLine } from 'mf-shared/rules/address-state';
import { bookAmounts } from 'mf-shared/rules/book-amounts';
import { brandSign } from 'mf-shared/rules/brand-sign';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { shopZone } from 'mf-shared/rules/shop-day';
import { buttonClass } from 'mf-shared/ui/button/button-class.ts';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { downloadIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { MailReceipt } from './mail-receipt.tsx';
import { Lines, MeansTable, VatTable } from './receipt-tables.tsx';
import styles from './receipts.module.css';

/** One receipt, in the language and with the words in which it was issued. @param orderKey what a guest opened it with. */
export function ReceiptSheet({ receipt, orderKey }: { receipt: Receipt; orderKey: string | null }) {
  const text = useText('mf-account');
  const { language } = receipt;
  const money = bookAmounts(language);
  const title = `receipt-${receipt.number}`;
  return (
    <>
      <div className={styles.actions}>
        <MailReceipt
          path={`/api/orders/${encodeURIComponent(receipt.order_number)}/receipts/`}
          number={receipt.number}
          orderKey={orderKey}
        />
        <a
          href={receipt.pdf}
          download={`${receipt.number}.pdf`}
          className={buttonClass({ look: 'line', size: 'small' })}
        >
          <Icon shape={downloadIcon} size="small" />
          {text('receipt.pdf', { number: receipt.number })}
        </a>
      </div>
      <article className={styles.sheet} lang={language} aria-labelledby={title}>
        <header className={styles.head}>
          <div>
            <Logo />
            <h2 id={title}>{receipt.words.title}</h2>
          </div>
          <Seller receipt={receipt} />
        </header>
        <Facts receipt={receipt} />
        <Lines receipt={receipt} money={money} />
        <p className={styles.sum}>
          <span>{receipt.words.sum}</span>
          <b>
            {money(receipt.total)} {receipt.currency.toUpperCase()}
          </b>
        </p>
        <div className={styles.tables}>
          <VatTable receipt={receipt} money={money} />
          <MeansTable receipt={receipt} money={money} />
        </div>
        <p className={styles.note}>{receipt.words.note}</p>
      </article>
    </>
  );
}

interface PartProps {
  receipt: Receipt;
}

/** The logo that heads the shop's pages, without its link: the sheet is no place to leave from. */
function Logo() {
  const { brand } = usePageConfig();
  return (
    <p className={styles.logo}>
      <svg viewBox={`0 0 ${brandSign.width} ${brandSign.height}`} aria-hidden="true">
        <path d={brandSign.path} />
      </svg>
      {brand.name}
    </p>
  );
}

function Seller({ receipt }: PartProps) {
  const { seller, words } = receipt;
  return (
    <address>
      <b>{seller.name}</b>
      <br />
      {seller.address}
      <br />
      {words.business_id} {seller.business_id}
      <br />
      {words.vat_number} {seller.vat_number}
      <br />
      {seller.email}
    </address>
  );
}

function Facts({ receipt }: PartProps) {
  const { buyer, words, language } = receipt;
  return (
    <dl className={styles.facts}>
      <Fact label={words.title}>{receipt.number}</Fact>
      <Fact label={words.order}>{receipt.order_number}</Fact>
      <Fact label={words.ordered}>{moment(receipt.placed_at, language)}</Fact>
      <Fact label={words.issued}>{moment(receipt.issued_at, language)}</Fact>
      <Fact label={words.buyer}>
        {[buyer.organisation, buyer.name, buyer.address, townLine(buyer)].filter(Boolean).join('\n')}
        {buyer.vat_number && `\n${words.vat_number} ${buyer.vat_number}`}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const moment = (iso: string, language: string): string =>
  new Date(iso).toLocaleString(europeanLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shopZone,
  });
