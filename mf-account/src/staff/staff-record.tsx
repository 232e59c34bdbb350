import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ReactNode } from 'react';
import { FailedAnswer } from './failed-answer.tsx';
import type { RoomName } from './staff-place.ts';

interface StaffRecordProps<Answer> {
  /** Where the service tells of it. */
  path: string;
  /** The room that lists such things: the way back where there is none. */
  room: RoomName;
  /** Says that there is none. */
  missing: string;
  /** What was read stays in sight while it is read again. */
  keepsPrevious?: boolean;
  children: (data: Answer, retry: () => void) => ReactNode;
}

/** The frame of one record of a room: being read, not there, not answered, or shown. */
export function StaffRecord<Answer>({
  path,
  room,
  missing,
  keepsPrevious = false,
  children,
}: StaffRecordProps<Answer>) {
  const text = useText('mf-account');
  const href = useHref();
  const { status, data, failure, retry } = useQuery<Answer>(path, { keepsPrevious });
  // An address that names none is refused before it is looked up.
  if (status === 'missing' || failure?.status === 400)
    return (
      <Empty
        title={missing}
        action={
          <ButtonLink look="line" href={href(`/staff/${room}/`)}>
            {text(`staff.${room}`)}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && children(data, retry)}
    </>
  );
}
