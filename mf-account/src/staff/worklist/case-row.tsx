import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { caseAge } from 'mf-shared/rules/case-age';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import type { MouseEvent } from 'react';
import { ageWords } from './age-words.ts';
import type { CaseFacts } from './case-facts.ts';
import { CaseHolder } from './case-holder.tsx';
import styles from './case-list.module.css';
import { StatusMark } from './status-mark.tsx';

interface CaseRowProps {
  facts: CaseFacts;
  href: string;
  isOpen: boolean;
  onOpen: (event: MouseEvent) => void;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onHold: (take: boolean) => void;
}

/** One case of the list on one line, on two where there is no room: whose, about what, and for how long. */
export function CaseRow({ facts, href, isOpen, onOpen, isTicked, onTick, onHold }: CaseRowProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { key, who, goods, more, image, wish, status, state, since, waits, amount, holder } = facts;
  const age = caseAge(since, Date.now());
  return (
    <article className={styles.row} aria-label={key} data-open={isOpen || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-label={text('staff_room.choose_case', { case: key })}
          onChange={(event) => onTick(event.target.checked)}
        />
      </label>
      <span className={styles.thumbnail}>
        {image && <Picture path={image} alt="" widths={[80, 160]} sizes="2.25rem" />}
      </span>
      <div className={styles.what}>
        <h2>
          <a href={href} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
            <b>{key}</b> <span>{who}</span>
          </a>
        </h2>
        <p>{more > 0 ? text('staff_room.and_more', { goods, more }) : goods}</p>
      </div>
      <p className={styles.wish}>{wish}</p>
      <p className={styles.state}>
        <StatusMark status={status}>{state}</StatusMark>
      </p>
      <p className={styles.age} data-age={waits ? age.state : undefined}>
        {ageWords(age, locale)}
      </p>
      <p className={styles.amount}>{amount}</p>
      <div className={styles.who}>
        <CaseHolder caseKey={key} holder={holder} onHold={onHold} />
      </div>
    </article>
  );
}
