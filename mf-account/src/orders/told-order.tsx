import type { OrderWithStory } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { OrderProof } from '../after-order/order-proof.ts';
import { useCasePart } from '../cases/use-case-part.ts';
import { NoAnswer } from '../forms/no-answer.tsx';
import { ReceiptLink } from '../receipts/receipt-link.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './orders.module.css';

const loadStory = async () => (await import('../order-story/order-story.tsx')).OrderStory;
const loadWays = async () => (await import('../after-order/line-ways.tsx')).LineWays;

/** An order as its buyer reads it: what happened to it, and its products with what can still be done with each. */
export function ToldOrder({ order, proof = {} }: { order: OrderWithStory; proof?: OrderProof }) {
  const text = useText('mf-account');
  const { Part: OrderStory, hasFailed, retry } = useCasePart(loadStory);
  const { Part: LineWays } = useCasePart(loadWays);
  const { key } = proof;
  const id = `story-${order.number}`;
  return (
    <>
      <section className={styles.story} aria-labelledby={id}>
        <h2 id={id}>{text('orders.story')}</h2>
        {OrderStory && <OrderStory order={order} orderKey={key} />}
        {!OrderStory && (hasFailed ? <NoAnswer onRetry={retry} /> : <Bone kind="line" width="most" />)}
      </section>
      <OrderFacts
        order={order}
        sentBack={order.story.filter(({ kind }) => kind === 'refund')}
        waysOf={LineWays && ((line) => <LineWays order={order} line={line} orderKey={key} />)}
      >
        {/* Number and email alone open no receipt: a stranger may know them. */}
        {(proof.email === undefined || key !== undefined) && <ReceiptLink order={order} orderKey={key} />}
      </OrderFacts>
    </>
  );
}
