import { SanitisedHtml } from 'mf-shared/router';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import text from 'mf-shared/ui/text/text.module.css';

export interface DescriptionDialogProps {
  title: string;
  html: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The whole description. In a file of its own: few open it. */
export function DescriptionDialog({ title, html, isOpen, onClose }: DescriptionDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <SanitisedHtml html={html} className={text.prose} />
    </Dialog>
  );
}
