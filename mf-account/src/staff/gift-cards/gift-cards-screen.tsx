import type { StaffGiftCardRow, StaffGiftCards } from 'mf-shared/contract';
import { giftCardStates } from 'mf-shared/contract/staff-choices';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig, useSearchParams } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useState } from 'react';
import { FailedAnswer } from '../failed-answer.tsx';
import { FindForm } from '../find-form.tsx';
import room from '../staff-room.module.css';
import { type AskedGiftCards, askedGiftCards, tidyQuestion } from './asked-gift-cards.ts';
import { CardState } from './card-state.tsx';
import styles from './gift-cards.module.css';

/** All gift cards, the newest first; what is asked for stands in the address, with the cursor of the page (STAFF-48). */
export function GiftCardsScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const asked = askedGiftCards(params);
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const { status, data, failure, retry } = useQuery<StaffGiftCards>('/api/staff/gift-cards/', {
    query,
    keepsPrevious: true,
  });
  return (
    <>
      <FindGiftCards key={JSON.stringify([asked.q, asked.state])} {...asked} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={room.list} aria-busy={status === 'loading'} aria-label={text('staff.gift-cards')}>
          <p role="status" className={room.muted}>
            {text('staff_gift-cards.found', { count: data.results.length })}
          </p>
          {data.results.length > 0 && <Cards cards={data.results} />}
          <Pages asked={asked} next={data.next} />
        </section>
      )}
    </>
  );
}

function FindGiftCards(asked: AskedGiftCards) {
  const text = useText('mf-account');
  const [state, setState] = useState<string>(asked.state);
  return (
    <FindForm room="gift-cards" q={asked.q} query={{ state }} tidy={tidyQuestion}>
      <SelectField
        id="staff-gift-cards-state"
        label={text('staff_gift-cards.state')}
        value={state}
        onChange={({ target }) => setState(target.value)}
      >
        <option value="">{text('staff_gift-cards.all')}</option>
        {giftCardStates.map((each) => (
          <option key={each} value={each}>
            {text(`staff_gift-cards.state_${each}`)}
          </option>
        ))}
      </SelectField>
    </FindForm>
  );
}

function Cards({ cards }: { cards: readonly StaffGiftCardRow[] }) {
  const text = useText('mf-account');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('staff_gift-cards.code')}</th>
          <th scope="col">{text('staff_gift-cards.state')}</th>
          <th scope="col" className={styles.wide}>
            {text('staff_gift-cards.email')}
          </th>
          <th scope="col" className={styles.wide}>
            {text('staff_gift-cards.order')}
          </th>
          <th scope="col" className={styles.wide}>
            {text('staff_gift-cards.expires')}
          </th>
          <th scope="col" className={styles.figure}>
            {text('staff_gift-cards.left_of')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </tbody>
    </table>
  );
}

function CardRow({ card }: { card: StaffGiftCardRow }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const money = orderMoney(card.currency, config);
  return (
    <tr>
      <th scope="row">
        <a
          href={href(`/staff/gift-cards/${card.id}/`)}
          aria-label={text('staff_gift-cards.named', { hint: card.hint })}
        >
          …{card.hint}
        </a>
        <span className={styles.narrow}>{card.email}</span>
      </th>
      <td>
        <CardState card={card} isShort />
      </td>
      <td className={styles.wide}>
        {card.email}
        {card.recipient !== '' && <span className={room.muted}>{card.recipient}</span>}
      </td>
      <td className={styles.wide}>
        {card.order_number && <a href={href(`/staff/orders/${card.order_number}/`)}>{card.order_number}</a>}
      </td>
      <td className={styles.wide}>
        {card.expires_on ? longDate(card.expires_on, config.locale) : text('staff_gift-cards.never')}
      </td>
      <td className={styles.figure}>
        {money(card.left)}
        <span className={room.muted}>{text('staff_gift-cards.of', { amount: money(card.value) })}</span>
      </td>
    </tr>
  );
}

/** The way on by the cursor, and back to the newest. */
function Pages({ asked, next }: { asked: AskedGiftCards; next: number | null }) {
  const text = useText('mf-account');
  const href = useHref();
  if (next === null && asked.before === '') return null;
  const to = (before: string) => {
    const wanted = Object.entries({ ...asked, before }).filter(([, value]) => value !== '');
    return `${href('/staff/gift-cards/')}${wanted.length > 0 ? `?${new URLSearchParams(wanted)}` : ''}`;
  };
  return (
    <nav className={room.pages} aria-label={text('staff_room.pages')}>
      {asked.before !== '' && (
        <ButtonLink look="line" size="small" href={to('')} rel="first">
          {text('staff_gift-cards.newest')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink look="line" size="small" href={to(String(next))} rel="next">
          {text('staff_room.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
