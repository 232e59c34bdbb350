import { PreviewFrame } from 'mf-shared/ui/preview/preview-frame.tsx';
import { usePreviewWords } from './use-preview-words.ts';

/** What was typed in a form of the staff, but of a product, whose page is another room's (STAFF-64). */
export function PreviewPage() {
  return <PreviewFrame words={usePreviewWords()} load={loadView} />;
}

const loadView = () => import('./shown-preview.tsx').then(({ ShownPreview }) => ShownPreview);
