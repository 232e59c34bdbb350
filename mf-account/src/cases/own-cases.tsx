import type { ReturnStatus } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { isReturnOver } from 'mf-shared/rules/return-moves';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { boxIcon, chevronRightIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import { useState } from 'react';
import styles from './own-cases.module.css';

export interface OwnCase {
  href: string;
  title: string;
  image: string | null;
  /** The side that has to act: the customer, the shop, or neither, because the case is over. */
  turn: 'buyer' | 'shop' | 'over';
  /** The status in words, with its date or sum. */
  state: string;
  /** What kind of case it is, its number, and whatever else tells it from others. */
  about: string;
  /** When it was begun. */
  at: string;
}

/** Store returns and complaints have some of the statuses of returns. */
export function turnOf(status: ReturnStatus): OwnCase['turn'] {
  if (status === 'more_info-return') return 'buyer';
  return isReturnOver(status) ? 'over' : 'shop';
}

const turns: readonly OwnCase['turn'][] = ['buyer', 'shop', 'over'];

/** The order in which a customer looks at them: what waits for an answer, what is under way, what is over; newest first. */
export const inOrderOfTurn = (cases: readonly OwnCase[]): OwnCase[] =>
  cases.toSorted((a, b) => turns.indexOf(a.turn) - turns.indexOf(b.turn) || b.at.localeCompare(a.at));

const firstShown = 4;

/** A customer's returns and complaints: a row each with what it is about and where it is. */
export function OwnCases({ cases }: { cases: readonly OwnCase[] }) {
  const text = useText('mf-account');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? cases : cases.slice(0, firstShown);
  return (
    <>
      <ul className={styles.cases}>
        {shown.map((each) => (
          <li key={each.href}>
            <span className={styles.thumbnail}>
              {each.image === null ? (
                <Icon shape={boxIcon} />
              ) : (
                <Picture path={each.image} alt="" widths={[80, 160]} sizes="3.25rem" />
              )}
            </span>
            <div>
              <a href={each.href}>{each.title}</a>
              <p className={styles.state} data-turn={each.turn}>
                {each.state}
              </p>
              <p>{each.about}</p>
            </div>
            <Icon shape={chevronRightIcon} size="tiny" />
          </li>
        ))}
      </ul>
      {shown.length < cases.length && (
        <Button look="line" className={styles.more} onClick={() => setIsWhole(true)}>
          {text('account.all_cases', { count: cases.length })}
        </Button>
      )}
    </>
  );
}
