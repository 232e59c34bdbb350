import { useText } from 'mf-shared/i18n';
import { setSpecialRequests } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';

/** A word to whoever packs and brings the order; kept with the cart. */
export function SpecialRequests({ requests }: { requests: string }) {
  const text = useText('mf-checkout');
  return (
    <TextArea
      id="special-requests"
      label={text('details.special_requests')}
      hint={text('details.special_requests_hint')}
      isOptional
      rows={2}
      maxLength={2000}
      value={requests}
      onChange={(event) => setSpecialRequests(event.target.value)}
    />
  );
}
