import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import pages from '../cases/case-page.module.css';
import { ChooseGoods } from './choose-goods.tsx';
import { FindGoods } from './find-goods.tsx';
import styles from './return-frame.module.css';
import { canReturn, returnableLines, type ToldReturn } from './return-lines.ts';
import { SendGoods } from './send-goods.tsx';
import type { TakeChanged } from './use-changed-order.ts';
import { useKeptReturn } from './use-kept-return.ts';

/** The order that is returned from, and what the service said that its choice means. */
type Stage =
  | { name: 'find' }
  /** `news`: why the order is shown anew. */
  | { name: 'choose'; order: Order; news?: string }
  | { name: 'send'; order: Order; told: ToldReturn };

/** The form in three stages. What was chosen stays in the tab: over a reload, signing in, and a connection that is lost. */
export function ReturnForm() {
  const text = useText('mf-account');
  const kept = useKeptReturn();
  const [stage, setStage] = useState<Stage>({ name: 'find' });
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage.name);
  useEffect(() => {
    if (shown.current === stage.name) return;
    shown.current = stage.name;
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center' });
  }, [stage.name]);
  const takeChanged: TakeChanged = (order, news) => setStage({ name: 'choose', order, news });
  const isOpen = stage.name !== 'find' && canReturn(stage.order);
  return (
    <>
      {isOpen && <Places place={stage.name === 'send' ? 'send' : 'choose'} />}
      <h1 ref={title} tabIndex={-1}>
        {stage.name === 'find'
          ? text('returns_page.title')
          : text(`returns.title_${isOpen ? stage.name : closedBy(stage.order)}`)}
      </h1>
      {stage.name === 'find' && (
        <>
          <p className={pages.lead}>{text('returns_page.lead')}</p>
          <FindGoods kept={kept} onFound={(order) => setStage({ name: 'choose', order })} />
        </>
      )}
      {stage.name === 'choose' && stage.news && (
        <Notice kind="warning" isLive>
          {stage.news}
        </Notice>
      )}
      {stage.name === 'choose' && (
        <ChooseGoods
          onChanged={takeChanged}
          kept={kept}
          order={stage.order}
          onChosen={(told) => setStage({ name: 'send', order: stage.order, told })}
          onOther={() => {
            kept.change({ orderNumber: '', email: '', orderKey: '' });
            setStage({ name: 'find' });
          }}
        />
      )}
      {stage.name === 'send' && (
        <SendGoods
          onChanged={takeChanged}
          kept={kept}
          order={stage.order}
          told={stage.told}
          onTold={(told) => setStage({ ...stage, told })}
          onBack={() => setStage({ name: 'choose', order: stage.order })}
        />
      )}
    </>
  );
}

/** The two steps, and which of them this is. */
function Places({ place }: { place: 'choose' | 'send' }) {
  const text = useText('mf-account');
  return (
    <ol className={styles.places} aria-label={text('returns.places')}>
      {(['choose', 'send'] as const).map((each) => (
        <li key={each} aria-current={each === place ? 'step' : undefined}>
          {text(`returns.place_${each}`)}
        </li>
      ))}
    </ol>
  );
}

/** Why nothing of an order comes back any more: its time is over, or nothing is left. */
const closedBy = (order: Order): 'over' | 'none' =>
  order.status === 'delivered' && returnableLines(order).length > 0 ? 'over' : 'none';
