import type { OrderSummary } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';

interface FollowParcelProps {
  order: Pick<OrderSummary, 'number' | 'status' | 'delivery'>;
  size?: 'small' | undefined;
}

/** The carrier's page of a parcel that is under way, or its code where the shop knows no page. */
export function FollowParcel({ order: { number, status, delivery }, size }: FollowParcelProps) {
  const text = useText('mf-account');
  const { tracking } = delivery;
  if (!tracking || status === 'delivered') return null;
  if (tracking.link === '') return <p>{text('orders.tracking', { code: tracking.code })}</p>;
  return (
    <ButtonLink
      look="line"
      size={size}
      href={tracking.link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text('orders.follow_parcel', { number })}
    >
      {text('orders.follow')}
    </ButtonLink>
  );
}
