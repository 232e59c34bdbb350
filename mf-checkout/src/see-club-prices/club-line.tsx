import { useStore } from '@nanostores/react';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { writeAmount } from 'mf-shared/rules/price-format';
import { $session, type Cart, shownRows } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { SplitLink } from '../lib/split-link.tsx';
import { clubSavingOf } from './club-saving.ts';

/** Under the cart of who is no member: what the club would take off, and where to read more. */
export function ClubLine({ cart }: { cart: Pick<Cart, 'products' | 'answer' | 'giftCampaignData'> }) {
  const text = useText('mf-checkout');
  const href = useHref();
  const config = usePageConfig();
  const { isLoading, isClubMember } = useStore($session, { ssr: 'initial' });
  const saving = clubSavingOf(shownRows(cart), config);
  if (isLoading || isClubMember || saving === 0 || cart.giftCampaignData) return null;
  return (
    <Notice>
      <SplitLink
        sentence={text('club.line', { amount: writeAmount(saving, config) })}
        href={href('/checkout/club-info/')}
      />
    </Notice>
  );
}
