import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import prose from 'mf-shared/ui/text/text.module.css';
import type { ReactNode } from 'react';
import { StaffRecord } from '../staff/staff-record.tsx';
import styles from './edit-here.module.css';

export interface PartProps {
  id: number;
}

/** A part of the page, with the way to the room where there is more of it. */
export function PartFrame({ room, children }: { room: string; children: ReactNode }) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <section className={styles.part}>
      {children}
      <a className={prose.link} href={href(room)}>
        {text('staff_edit.room')}
      </a>
    </section>
  );
}

interface RecordPartProps<Answer>
  extends Pick<Parameters<typeof StaffRecord<Answer>>[0], 'path' | 'missing' | 'children'> {
  kind: Parameters<typeof StaffRecord<Answer>>[0]['room'];
  /** Where it is changed among the staff's rooms. */
  room: string;
}

/** A part whose form shows what the service tells of one thing. */
export function RecordPart<Answer>({ room, kind, ...record }: RecordPartProps<Answer>) {
  return (
    <PartFrame room={room}>
      <StaffRecord<Answer> {...record} room={kind} keepsPrevious />
    </PartFrame>
  );
}
