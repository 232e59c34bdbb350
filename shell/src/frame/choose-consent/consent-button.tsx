import { useText } from 'mf-shared/i18n';

/** Opens what a visitor may agree to, and take back. */
export function ConsentButton({ className }: { className?: string | undefined }) {
  const text = useText('shell');
  return (
    <button type="button" className={className} aria-haspopup="dialog" data-opens="consent">
      {text('consent.open')}
    </button>
  );
}
