import { PreviewFrame } from 'mf-shared/ui/preview/preview-frame.tsx';
import { usePreviewWords } from './use-preview-words.ts';

/** A post, a page, a campaign, a group or a brand as it was typed (STAFF-64). */
export function PreviewPage() {
  return <PreviewFrame words={usePreviewWords()} load={loadView} />;
}

const loadView = () => import('./shown-preview.tsx').then(({ ShownPreview }) => ShownPreview);
