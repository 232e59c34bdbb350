import { useStore } from '@nanostores/react';
import type { Order } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { canWithdrawFrom } from 'mf-shared/rules/order-status-moves';
import { $session } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChooseOwnOrder } from '../cases/choose-own-order.tsx';
import { findOrder, type OrderQuestion } from '../cases/find-order.ts';
import { readComplaintLink } from '../complain/complaint-link.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';
import styles from './return-frame.module.css';
import { returnableLines } from './return-lines.ts';
import { type KeptReturn, newLine } from './use-kept-return.ts';

interface FindGoodsProps {
  kept: KeptReturn;
  onFound: (order: Order) => void;
}

/** The order that something comes back from: from a link, as the form was left, or by number and email (AFTER-15). */
export function FindGoods({ kept, onFound }: FindGoodsProps) {
  const text = useText('mf-account');
  const session = useStore($session, { ssr: 'initial' });
  const { form, isLooking, isChoosing, hasLinkFailed, chooseOwn } = useFindGoods(kept, onFound);
  if (isLooking) return <Bone kind="line" width="most" />;
  return (
    <div className={styles.find}>
      {hasLinkFailed && (
        <Notice kind="error" isLive>
          {text('view_order.link_failed')}
        </Notice>
      )}
      <ChooseOwnOrder fits={canWithdrawFrom} isBusy={isChoosing} onChoose={chooseOwn} />
      <FormFrame form={form} action={text('view_order.submit')}>
        <TextField {...form.field('number')} hint={text('view_order.number_hint')} autoComplete="off" />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          isOptional={session.isAuthenticated}
          hint={session.isAuthenticated ? text('returns.email_hint') : undefined}
        />
      </FormFrame>
      <p>
        <a className={words.link} href="#store">
          {text('store_return.open')}
        </a>
      </p>
    </div>
  );
}

interface Asker extends Pick<OrderQuestion, 'email' | 'key'> {
  /** The product that a link names. */
  productId?: number | null | undefined;
}

/** Looks for the order that a link or the kept form names, once it is known who asks; else the form asks for it. */
function useFindGoods(kept: KeptReturn, onFound: (order: Order) => void) {
  const text = useText('mf-account');
  const api = useApi();
  const { isAuthenticated, isLoading } = useStore($session, { ssr: 'initial' });
  const { values } = kept;
  const [isLooking, setIsLooking] = useState(true);
  const [hasLinkFailed, setHasLinkFailed] = useState(false);
  const take = (order: Order, { email, key, productId }: Asker) => {
    kept.change({ ...chosenOf(order, values, productId), email, orderKey: key });
    onFound(order);
  };
  const form = useForm({
    id: 'return-order',
    initial: { number: values.orderNumber, email: values.email },
    labels: { number: text('view_order.number'), email: text('login.email') },
    rules: { number: ['required'], email: isAuthenticated ? ['email'] : ['required', 'email'] },
    send: async ({ number, email }) => {
      const question = { number, email, key: '' };
      take(await findOrder(api, { ...question, isSignedIn: isAuthenticated }), question);
    },
    explain: ({ status }) => (status === 404 || status === 400 ? text('view_order.not_found') : null),
  });
  const findFirst = useEffectEvent(async () => {
    const link = readComplaintLink(location.hash);
    const question = link ?? { number: values.orderNumber, key: values.orderKey };
    const email = link ? '' : values.email;
    if (question.number && (question.key || email || isAuthenticated)) {
      try {
        const found = await findOrder(api, { ...question, email, isSignedIn: isAuthenticated });
        take(found, { ...question, email, productId: link?.productId });
        return;
      } catch {
        setHasLinkFailed(link !== null);
        if (link) form.setValue('number', link.number);
      }
    }
    setIsLooking(false);
  });
  useEffect(() => {
    if (!isLoading) void findFirst();
  }, [isLoading]);
  const [choosing, chooseOwn] = useCall(async (number: string) => {
    setHasLinkFailed(false);
    const question = { number, email: '', key: '' };
    try {
      take(await findOrder(api, { ...question, isSignedIn: true }), question);
    } catch (failure) {
      setHasLinkFailed(true);
      throw failure;
    }
  });
  // Once it is found it stays busy until the next step has come.
  const isChoosing = choosing.status === 'loading' || choosing.status === 'done';
  return { form, isLooking, isChoosing, hasLinkFailed, chooseOwn };
}

/** What the form keeps of an order: what was chosen of the same one before, and the product that a link names. */
function chosenOf(order: Order, values: KeptReturn['values'], productId: number | null | undefined) {
  const before = values.orderNumber === order.number ? values.lines : {};
  const named = returnableLines(order).find((line) => line.productId === productId);
  const lines = named ? { [named.productId]: newLine(named.amount), ...before } : before;
  return { orderNumber: order.number, postalCode: values.postalCode || order.address.postal_code, lines };
}
