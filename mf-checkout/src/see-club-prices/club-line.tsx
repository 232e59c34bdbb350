import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { $session, type Cart, shownRows } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { SplitLink } from '../lib/split-link.tsx';
import { useMoney } from '../lib/use-money.ts';
import { clubSavingOf } from './club-saving.ts';

/** Under the cart of who is no member: what the club would take off, and where to read more. */
export function ClubLine({ cart }: { cart: Pick<Cart, 'products' | 'answer' | 'giftCampaignData'> }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const money = useMoney();
  const { isLoading, isClubMember } = useStore($session, { ssr: 'initial' });
  const saving = clubSavingOf(shownRows(cart));
  if (isLoading || isClubMember || saving === 0 || cart.giftCampaignData) return null;
  return (
    <Notice>
      <SplitLink sentence={text('club.line', { amount: money(saving) })} href={href('/checkout/club-info/')} />
    </Notice>
  );
}
