import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronRightIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './own-cases.module.css';

export interface OwnCase {
  href: string;
  title: string;
  image: string | null;
  status: string;
  /** The status in words. */
  state: string;
  /** Its number and whatever else tells it from others. */
  about: string;
}

interface OwnCasesProps {
  /** Of the heading. */
  id: string;
  title: string;
  cases: readonly OwnCase[];
}

/** A customer's returns or complaints: a row each with what it is about and where it is; nothing where there are none. */
export function OwnCases({ id, title, cases }: OwnCasesProps) {
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cases}>
        {cases.map((each) => (
          <li key={each.href}>
            <span className={styles.thumbnail}>
              {each.image && <Picture path={each.image} alt="" widths={[80, 160]} sizes="2.75rem" />}
            </span>
            <div>
              <a href={each.href}>{each.title}</a>
              <p className={styles.state} data-status={each.status}>
                {each.state}
              </p>
              <p>{each.about}</p>
            </div>
            <Icon shape={chevronRightIcon} size="tiny" />
          </li>
        ))}
      </ul>
    </section>
  );
}
