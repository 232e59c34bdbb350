import { useText } from 'mf-shared/i18n';
import { GuaranteeRights } from 'mf-shared/ui/guarantee/guarantee-rights.tsx';

/** The notice of the legal guarantee, a press away from the button that binds (LAW-11). */
export function LegalRights() {
  const text = useText('mf-checkout');
  return <GuaranteeRights title={text('guarantee.title')}>{text('guarantee.rights')}</GuaranteeRights>;
}
