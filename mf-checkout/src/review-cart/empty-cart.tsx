import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { LeadOn } from 'mf-shared/ui/lead-on/lead-on.tsx';

export function EmptyCart() {
  const text = useText('mf-checkout');
  const href = useHref();
  return (
    <>
      <Empty
        title={text('cart.empty_title')}
        action={
          <ButtonLink look="line" href={href('/')}>
            {text('cart.continue')}
          </ButtonLink>
        }
      >
        {text('cart.empty_text')}
      </Empty>
      <LeadOn />
    </>
  );
}
