import type { Order } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { bagIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { type BoughtAgain, buyLineAgain } from './buy-line-again.ts';

/** One piece of the same product once more; where it cannot be had, that is said below (AFTER-100). */
export function BuyAgain({ line }: { line: Order['lines'][number] }) {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const [bought, setBought] = useState<BoughtAgain | null>(null);
  const [{ status }, buy] = useCall(async () => setBought(await buyLineAgain(api, line)));
  const outcome = status === 'failed' ? 'failed' : status === 'done' ? bought : null;
  return (
    <>
      <button type="button" aria-busy={status === 'loading'} onClick={() => void buy()}>
        <Icon shape={bagIcon} size="small" />
        <strong>{text('line_ways.again')}</strong>
        <span>{text('line_ways.again_more')}</span>
      </button>
      <p role="status">
        {outcome && text(`line_ways.again_${outcome}`)}
        {(outcome === 'sold_out' || outcome === 'stores_only') && (
          <>
            {' '}
            <a href={href(line.path)}>{text('line_ways.see_product')}</a>
          </>
        )}
      </p>
    </>
  );
}
