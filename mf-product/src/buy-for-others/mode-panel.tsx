import { useStore } from '@nanostores/react';
import { $buyingMode, $isStaff } from 'mf-shared/stores';
import { useSignedInTexts } from '../lib/use-signed-in-texts.ts';
import type { ProductPageData } from '../product/product-route.ts';
import { EnterpriseNote } from './enterprise-note.tsx';
import { TransferPanel } from './transfer-panel.tsx';

/** What staff and organisations see of the mode that they buy in; nothing for anybody else. */
export function ModePanel({ stores }: Pick<ProductPageData, 'stores'>) {
  useSignedInTexts();
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  if (mode.kind === 'enterprise') return <EnterpriseNote id={mode.id} />;
  return isStaff ? <TransferPanel stores={stores} /> : null;
}
