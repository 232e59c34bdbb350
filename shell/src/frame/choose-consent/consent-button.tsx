import { useText } from 'mf-shared/i18n';
import { openModal } from 'mf-shared/stores';

/** Opens what a visitor may agree to, and take back. */
export function ConsentButton({ className }: { className?: string | undefined }) {
  const text = useText('shell');
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => openModal('consent')}>
      {text('consent.open')}
    </button>
  );
}
