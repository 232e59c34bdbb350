import type { OrderWithStory, StoryEntry } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ReactNode } from 'react';
import type { OrderProof } from '../after-order/order-proof.ts';
import { useCasePart } from '../cases/use-case-part.ts';
import { NoAnswer } from '../forms/no-answer.tsx';
import { ReceiptLink } from '../receipts/receipt-link.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './orders.module.css';

const loadStory = async () => (await import('../order-story/order-story.tsx')).OrderStory;
const loadWays = async () => (await import('../after-order/line-ways.tsx')).LineWays;

interface ToldOrderProps {
  order: OrderWithStory;
  proof?: OrderProof;
  /** What stands below its sums. */
  below?: ReactNode;
}

/** An order as its buyer reads it: what happened to it, and its products with what can still be done with each. */
export function ToldOrder({ order, proof = {}, below }: ToldOrderProps) {
  const text = useText('mf-account');
  const { Part: OrderStory, hasFailed, retry } = useCasePart(loadStory);
  const { Part: LineWays } = useCasePart(loadWays);
  const { key } = proof;
  // Where the goods of an open declaration are, or go.
  const wayBackOf = ({ kind, reference }: StoryEntry) => {
    const isDeclared = kind === 'withdrawal' || kind === 'return';
    const declared = order.after_sale.withdrawals.find((each) => each.reference === reference);
    return isDeclared && declared?.outcome === null && declared.way ? <span>{declared.way}</span> : null;
  };
  const id = `story-${order.number}`;
  return (
    <>
      <section className={styles.story} aria-labelledby={id}>
        <h2 id={id}>{text('orders.story')}</h2>
        {OrderStory && <OrderStory order={order} orderKey={key} besideOf={wayBackOf} />}
        {!OrderStory && (hasFailed ? <NoAnswer onRetry={retry} /> : <Bone kind="line" width="most" />)}
      </section>
      <OrderFacts
        order={order}
        below={below}
        sentBack={order.story.filter(({ kind }) => kind === 'refund')}
        waysOf={LineWays && ((line) => <LineWays order={order} line={line} orderKey={key} />)}
      >
        {/* Number and email alone open no receipt: a stranger may know them. */}
        {(proof.email === undefined || key !== undefined) && <ReceiptLink order={order} orderKey={key} />}
      </OrderFacts>
    </>
  );
}
