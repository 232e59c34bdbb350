import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { alertIcon, doneIcon, infoIcon, warningIcon } from '../icon/icon-shapes.ts';
import styles from './notice.module.css';

const icons: Record<'info' | 'warning' | 'good' | 'error', IconShape> = {
  info: infoIcon,
  warning: warningIcon,
  good: doneIcon,
  error: alertIcon,
};

export interface NoticeProps {
  kind?: 'info' | 'warning' | 'good' | 'error' | undefined;
  /** Read out when it appears: a total that changed, a refusal. */
  isLive?: boolean | undefined;
  children: ReactNode;
}

/** A short message in the flow of the page: what changed, what is not possible, what to do. */
export function Notice({ kind = 'info', isLive, children }: NoticeProps) {
  const role = isLive ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={classNames(styles.notice, styles[kind])} role={role}>
      <Icon shape={icons[kind]} size="small" />
      <div>{children}</div>
    </div>
  );
}
