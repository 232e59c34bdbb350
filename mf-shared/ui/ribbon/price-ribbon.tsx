import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import type { Ribbon as RibbonFact } from 'mf-shared/rules/ribbon';
import { Ribbon } from './ribbon.tsx';

/** The ribbon of a price: −23 %, Club, Outdoor, Outlet (rules/ribbon.ts). */
export function PriceRibbon({ ribbon, className }: { ribbon: RibbonFact; className?: string | undefined }) {
  const text = useText('ui');
  const { locale } = usePageConfig();
  const hasPercentage = ribbon.kind === 'sale' && ribbon.percentage !== null;
  // English writes −23%, the shop's other languages −23 % with a space that does not break.
  const percentage = hasPercentage ? `−${ribbon.percentage}${locale === 'en' ? '%' : '\u00a0%'}` : null;
  return (
    <Ribbon kind={ribbon.kind} className={className}>
      {percentage ?? text(`ribbon.${ribbon.kind}`)}
    </Ribbon>
  );
}
