import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { ErrorSummary } from 'mf-shared/ui/field/error-summary.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { Step, Steps } from 'mf-shared/ui/steps/steps.tsx';
import { AttachFiles } from '../cases/attach-files.tsx';
import pages from '../cases/case-page.module.css';
import { ExchangeStatus } from '../exchange-status/exchange-status.tsx';
import { GoodsList } from './goods-list.tsx';
import { MoneyBack } from './money-back.tsx';
import { MoneyWish } from './money-wish.tsx';
import columns from './return-columns.module.css';
import type { ToldReturn } from './return-lines.ts';
import type { TakeChanged } from './use-changed-order.ts';
import type { KeptReturn } from './use-kept-return.ts';
import { type Sending, useSending } from './use-sending.ts';
import { WaysBack } from './ways-back.tsx';

const longest = 2000;

interface SendGoodsProps {
  kept: KeptReturn;
  order: Order;
  told: ToldReturn;
  onTold: (told: ToldReturn) => void;
  onBack: () => void;
  /** The order is another one by now, and why. */
  onChanged?: TakeChanged;
}

/** How it comes back, what shows what is wrong, and what is given back: told before it is sent (AFTER-45, AFTER-47). */
export function SendGoods({ kept, order, told, onTold, onBack, onChanged }: SendGoodsProps) {
  const text = useText('mf-account');
  const sending = useSending({ kept, order, told, onTold, onChanged });
  const { problems, attempt, isBusy, offer, send } = sending;
  const hasExchange = told.lines.some(({ exchange }) => exchange);
  const money = offer?.refund ?? told.refund;
  const bringsMoney = money > 0 || !hasExchange;
  return (
    <div className={classNames(pages.columns, columns.columns)}>
      <div className={classNames(pages.main, columns.main)}>
        <ErrorSummary problems={problems} attempt={attempt} title={text('returns.not_sent')} />
        <Questions {...{ kept, told, sending, onBack }} />
      </div>
      <aside className={columns.beside} aria-label={text('returns.you_get')}>
        <Gets {...{ kept, order, told, sending, hasExchange, bringsMoney }} />
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

interface PartProps extends Pick<SendGoodsProps, 'kept' | 'told'> {
  sending: Sending;
}

function Questions({ kept, told, sending, onBack }: PartProps & Pick<SendGoodsProps, 'onBack'>) {
  const text = useText('mf-account');
  const { files, problems, answering } = sending;
  const { values, change } = kept;
  return (
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
  );
}

interface GetsProps extends PartProps, Pick<SendGoodsProps, 'order'> {
  hasExchange: boolean;
  bringsMoney: boolean;
}

/** What goes back and what is given for it. */
function Gets({ kept, order, told, sending: { offer, isCard }, hasExchange, bringsMoney }: GetsProps) {
  const text = useText('mf-account');
  const config = usePageConfig();
  const imageOf = (variantId: number) => order.lines.find(({ productId }) => productId === variantId)?.image ?? '';
  return (
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
            <MoneyWish isCard={isCard} onChange={(wantsGiftCard) => kept.change({ wantsGiftCard })} />
          )}
          <p className={pages.soft}>{text(isCard ? 'returns.card_note' : 'returns.same_way')}</p>
        </>
      )}
      {hasExchange && <p className={pages.soft}>{text('returns.exchange_how')}</p>}
      <p className={pages.soft}>
        {offer && offer.fee > 0 ? text('returns.fee_note') : ''} {told.message}
      </p>
    </div>
  );
}
