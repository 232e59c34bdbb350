import type { Order, WithdrawOrderResponse } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { ErrorSummary, type FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Step, Steps } from 'mf-shared/ui/steps/steps.tsx';
import { useState } from 'react';
import { AttachFiles } from '../cases/attach-files.tsx';
import pages from '../cases/case-page.module.css';
import { forgetForm } from '../cases/kept-form.ts';
import { attachedTo, isStuck, useUploads } from '../cases/use-uploads.ts';
import { ExchangeStatus } from '../exchange-status/exchange-status.tsx';
import { tellRefusal } from '../lib/tell-refusal.ts';
import { pointId, postalCodeId } from './choose-point.tsx';
import { GoodsList } from './goods-list.tsx';
import { MoneyBack } from './money-back.tsx';
import { MoneyWish } from './money-wish.tsx';
import columns from './return-columns.module.css';
import { buyerCalls, type ToldReturn, toRequest } from './return-lines.ts';
import type { KeptReturn, ReturnValues } from './use-kept-return.ts';
import { WaysBack, wayId } from './ways-back.tsx';

const longest = 2000;

interface SendGoodsProps {
  kept: KeptReturn;
  order: Order;
  told: ToldReturn;
  onTold: (told: ToldReturn) => void;
  onBack: () => void;
}

/** How it comes back, what shows what is wrong, and what is given back: told before it is sent (AFTER-45, AFTER-47). */
export function SendGoods({ kept, order, told, onTold, onBack }: SendGoodsProps) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const navigate = useNavigate();
  const api = useApi();
  const files = useUploads(kept.draft, 'return');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const { values, change } = kept;
  const offer = told.ways.find(({ way }) => way === values.way);
  const isCard = told.can_be_gift_card && values.wantsGiftCard;
  const hasExchange = told.lines.some(({ exchange }) => exchange);
  const money = offer?.refund ?? told.refund;
  const bringsMoney = money > 0 || !hasExchange;
  const imageOf = (variantId: number) => order.lines.find(({ productId }) => productId === variantId)?.image ?? '';
  // What was missing is told until it is chosen.
  const answering = {
    ...kept,
    change: (some: Partial<ReturnValues>) => {
      setProblems([]);
      change(some);
    },
  };
  const refuse = (message: string, fieldId = 'return-send') => {
    setProblems([{ fieldId, message }]);
    setAttempt((count) => count + 1);
    setIsBusy(false);
  };

  const send = async () => {
    const [first] = told.ways;
    if (first && !offer) return refuse(text('returns.way_missing'), wayId(first.way));
    if (offer?.way === 'label' && values.postalCode.trim() === '')
      return refuse(text('returns.postal_code_first'), postalCodeId);
    if (offer?.way === 'label' && values.dropPoint === '') return refuse(text('returns.point_missing'), pointId);
    if (isStuck(files) && !files.leaves) return refuse(text('attach.files_stuck'));
    setIsBusy(true);
    setProblems([]);
    const request = {
      ...{ ...toRequest(order, values), money: isCard ? 'gift_card' : 'payment' },
      ...(offer && { way: offer.way, drop_point: offer.way === 'label' ? values.dropPoint : '' }),
      ...{ requestKey: kept.requestKey, draft: kept.draft, attachments: attachedTo(files, text) },
    };
    try {
      const declared = await api.post<WithdrawOrderResponse>(buyerCalls.declare, {
        ...{ ...request, confirmation: offer?.confirmation ?? told.confirmation ?? '' },
      });
      forgetForm('return');
      void navigate(`${href('/returns/status/')}#${declared.code}`);
    } catch (failure) {
      // The sums are others than were told: they are told again, and nothing is sent before they were read.
      if (failure instanceof ApiFailure && failure.code === 'withdrawal_changed')
        await api.post<ToldReturn>(buyerCalls.declare, toRequest(order, values)).then(onTold, () => undefined);
      refuse(tellRefusal(failure, text));
    }
  };

  return (
    <div className={classNames(pages.columns, columns.columns)}>
      <div className={classNames(pages.main, columns.main)}>
        <ErrorSummary problems={problems} attempt={attempt} title={text('returns.not_sent')} />
        <Steps>
          <Step
            title={text('returns.title_goods')}
            state="done"
            onChange={onBack}
            summary={told.lines.map(({ amount, name }) => `${amount} × ${name}`).join('; ')}
          />
          {told.ways.length > 0 && (
            <Step title={text('returns.way')} state="open">
              <WaysBack
                kept={answering}
                told={told}
                problems={Object.fromEntries(problems.map(({ fieldId, message }) => [fieldId, message]))}
              />
            </Step>
          )}
          <Step title={text('attach.files')} state="open">
            <p className={pages.soft}>{text('returns.files_lead')}</p>
            <AttachFiles {...files} />
          </Step>
          <Step title={text('returns.message')} state="open">
            <TextArea
              id="return-message"
              label={text('returns.message_label')}
              hint={text('returns.message_hint')}
              isOptional
              rows={4}
              maxLength={longest}
              value={values.message}
              onChange={(event) => change({ message: event.target.value })}
            />
          </Step>
        </Steps>
      </div>
      <aside className={columns.beside} aria-label={text('returns.you_get')}>
        <div className={pages.panel}>
          <h2>{text('returns.you_get')}</h2>
          <GoodsList
            goods={told.lines.map(({ productId, name, amount, exchange }) => ({
              productId,
              image: imageOf(productId),
              words: (
                <>
                  {amount} × {name}
                  {exchange && <ExchangeStatus exchange={exchange} money={orderMoney(told.currency, config)} />}
                </>
              ),
            }))}
          />
          {bringsMoney && (
            <>
              {told.can_be_gift_card && (
                <MoneyWish isCard={isCard} onChange={(wantsGiftCard) => change({ wantsGiftCard })} />
              )}
              <p className={pages.soft}>{text(isCard ? 'returns.card_note' : 'returns.same_way')}</p>
            </>
          )}
          {hasExchange && <p className={pages.soft}>{text('returns.exchange_how')}</p>}
          <p className={pages.soft}>
            {offer && offer.fee > 0 ? text('returns.fee_note') : ''} {told.message}
          </p>
        </div>
        <div className={columns.foot}>
          {bringsMoney && (
            <div aria-live="polite">
              <MoneyBack {...told} {...(offer && { fee: offer.fee, refund: offer.refund })} />
            </div>
          )}
          <Button id="return-send" look="action" isWide isBusy={isBusy} onClick={send}>
            {isBusy ? text('form.busy') : text(`returns.send_${hasExchange ? 'exchange' : told.kind}`)}
          </Button>
        </div>
      </aside>
    </div>
  );
}
