import { useText } from 'mf-shared/i18n';
import type { PreviewWords } from 'mf-shared/ui/preview/load-again.tsx';

export function usePreviewWords(): PreviewWords {
  const text = useText('mf-catalog');
  return { title: text('preview.title'), failed: text('preview.failed'), retry: text('empty.retry') };
}
