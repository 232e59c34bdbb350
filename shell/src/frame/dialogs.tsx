import { ConsentDialog } from './choose-consent/consent-dialog.tsx';
import { LocaleDialog, type LocaleDialogProps } from './choose-locale/locale-dialog.tsx';
import { KeywordDialog } from './keyword/keyword-dialog.tsx';

/** What opens over any page, each by its name in `$modal`. */
export function Dialogs({ paths }: LocaleDialogProps) {
  return (
    <>
      <LocaleDialog paths={paths} />
      <ConsentDialog />
      <KeywordDialog />
    </>
  );
}
