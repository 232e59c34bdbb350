import type { ReturnCase } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import type { TrackPoint } from 'mf-shared/ui/steps/track.tsx';

/** It goes out, or waits for its difference. */
const pointOfExchange = ({ lines }: ReturnCase): string =>
  lines.some(({ exchange }) => exchange?.state === 'due') ? 'returns.point_to_pay' : 'returns.point_exchange';

/** Other goods go out, and no money comes back. */
export function isExchangeAlone({ lines, refund }: ReturnCase): boolean {
  const isOn = lines.some(({ exchange }) => exchange && exchange.state !== 'released');
  return isOn && refund === 0;
}

interface Words {
  text: Translate;
  money: (amount: number) => string;
  locale: string;
}

/** From the declaration to the money, each with its day once it has come. */
export function pointsOf(found: ReturnCase, { text, money, locale }: Words): TrackPoint[] {
  const moment = (at: string | null) =>
    at ? new Date(at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' }) : undefined;
  const made = { key: 'made', title: text('returns.point_made'), note: moment(found.declared_at), isReached: true };
  const arrived = {
    ...{ key: 'arrived', title: text('returns.point_arrived'), note: moment(found.received_at) },
    isReached: found.received_at !== null || found.status === 'processed-return',
  };
  const end = (title: string, note = moment(found.settled_at)) => ({
    ...{ key: 'end', title, note },
    isReached: found.settled_at !== null,
  });
  if (found.status === 'cancelled') return [made, end(text('returns.point_cancelled'))];
  if (found.status === 'rejected-return') return [made, arrived, end(text('returns.point_refused'))];
  const given = found.given.map(({ to, means, amount, is_done }) =>
    text(`returns.given_${to}${is_done ? '' : '_soon'}`, { amount: money(amount), means }),
  );
  const isHere = found.send_by === null;
  const isExchange = isExchangeAlone(found);
  return [
    made,
    ...(isHere ? [] : [arrived]),
    end(
      text(isExchange ? pointOfExchange(found) : 'returns.point_money'),
      given.join(' ') || (found.settled_at ? moment(found.settled_at) : isExchange ? undefined : text('returns.soon')),
    ),
  ];
}
