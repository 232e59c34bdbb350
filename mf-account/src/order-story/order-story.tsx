import type { StoryEntry } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { classNames } from 'mf-shared/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './order-story.module.css';
import { partsOfStory } from './parts-of-story.ts';

/** The most steps of the way back that stand beside the way to the buyer; more get the whole width. */
const mostAbreast = 3;

export interface OrderStoryProps<Entry extends StoryEntry> {
  order: { number: string; currency: string; story: readonly Entry[] };
  /** What a guest opens the receipts with. */
  orderKey?: string | undefined;
  /** Where an entry leads to, where that is not the buyer's own page; null: nowhere. */
  linkOf?: (entry: Entry) => string | null;
  /** What a reader is told beside: the staff see who did it. */
  besideOf?: (entry: Entry) => ReactNode;
}

/** Everything that happened to an order: on its way to the buyer, and afterwards. */
export function OrderStory<Entry extends StoryEntry>({ order, orderKey, linkOf, besideOf }: OrderStoryProps<Entry>) {
  const text = useText('mf-account');
  const href = useHref();
  const { course, afterwards } = partsOfStory(order.story);
  const isAbreast = afterwards.length > 0 && afterwards.length <= mostAbreast;
  const entryOf = (entry: Entry) => (
    <StoryStep
      key={`${entry.at} ${entry.kind} ${entry.reference} ${entry.receipt}`}
      entry={entry}
      currency={order.currency}
      link={linkOf ? linkOf(entry) : buyersLink(entry, { href, number: order.number, orderKey })}
      beside={besideOf?.(entry)}
    />
  );
  return (
    <div className={styles.story}>
      <div className={classNames(styles.parts, isAbreast && styles.abreast)}>
        <div className={styles.part}>
          {afterwards.length > 0 && <h3>{text('story.on_the_way')}</h3>}
          <ol className={styles.course}>{course.map(entryOf)}</ol>
        </div>
        {afterwards.length > 0 && (
          <div className={styles.part}>
            <h3>{text('story.afterwards')}</h3>
            <ol className={styles.course}>{afterwards.map(entryOf)}</ol>
          </div>
        )}
      </div>
    </div>
  );
}

interface StepProps {
  entry: StoryEntry;
  currency: string;
  link: string | null;
  beside: ReactNode;
}

function StoryStep({ entry, currency, link, beside }: StepProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { kind, at, reference, lines, words, receipt } = entry;
  return (
    <li>
      <strong>{text(`story.${isExchange(entry) ? 'exchange' : kind}`, { reference, number: entry.detail })}</strong>
      <time dateTime={at}>
        {new Date(at).toLocaleString(europeanLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <Detail entry={entry} currency={currency} />
      {lines.map(({ productId, name, amount, exchange }) => (
        <span key={productId}>
          {amount} × {name}
          {exchange && ` → ${exchange.name}`}
        </span>
      ))}
      {words && <q>{words}</q>}
      {link && <a href={link}>{receipt ? text(paperOf(kind), { number: receipt }) : text('story.more')}</a>}
      {beside}
    </li>
  );
}

/** All that was declared is wanted as something else: no money goes back. */
const isExchange = ({ kind, amount, lines }: StoryEntry) =>
  (kind === 'withdrawal' || kind === 'return') &&
  amount === 0 &&
  lines.length > 0 &&
  lines.every(({ exchange }) => exchange !== undefined);

/** The name of an entry's paper: one that takes money off an invoice is a credit note. */
const paperOf = (kind: StoryEntry['kind']) => (kind === 'credited' ? 'story.credit_note' : 'story.receipt');

/** How much money and by which means, where to, or until when. */
function Detail({ entry, currency }: { entry: StoryEntry; currency: string }) {
  const { kind, amount, detail } = entry;
  const text = useText('mf-account');
  const config = usePageConfig();
  const sum = amount === null ? '' : orderMoney(currency, config)(amount);
  if (kind === 'invoiced') return <span>{text('orders.due', { date: longDate(detail, config.locale) })}</span>;
  if (kind === 'exchanged' || kind === 'exchange_of' || isExchange(entry)) return null;
  if (kind === 'complaint_settled') return detail ? <span>{text(`complaint.outcome.${detail}`)}</span> : null;
  if (kind === 'withdrawal' || kind === 'return')
    return sum ? <span>{text('story.promised', { amount: sum })}</span> : null;
  const way = kind === 'paid' ? 'by' : 'to';
  const means = detail && amount !== null ? text(`story.${way}`, { means: detail }) : detail;
  const sentence = [sum, means].filter(Boolean).join(' ');
  return sentence ? <span>{sentence}</span> : null;
}

const pages = { return: '/returns/status/', complaint: '/reclamation/status/', receipts: '/receipt/' } as const;

function buyersLink(
  { link }: StoryEntry,
  { href, number, orderKey }: { href: (path: string) => string; number: string; orderKey: string | undefined },
): string | null {
  if (!link) return null;
  const receipts = [number, orderKey ?? []].flat().map(encodeURIComponent).join('/');
  return `${href(pages[link.page])}#${link.page === 'receipts' ? receipts : link.code}`;
}
