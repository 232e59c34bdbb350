import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { downloadIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import { useState } from 'react';
import { drawPass, type PassPicture } from './draw-pass.ts';

interface SavePassProps {
  picture: PassPicture;
  look: 'action' | 'line';
}

/** Puts the code among the device's pictures, for a place without a connection. */
export function SavePass({ picture, look }: SavePassProps) {
  const text = useText('mf-account');
  const [outcome, setOutcome] = useState<'' | 'pass.saved' | 'pass.not_saved'>('');
  const save = async () => {
    setOutcome('');
    try {
      saveAs(await drawPass(picture), `${picture.code}.png`);
      setOutcome('pass.saved');
    } catch {
      setOutcome('pass.not_saved');
    }
  };
  return (
    <>
      <Button look={look} onClick={save}>
        <Icon shape={downloadIcon} size="small" />
        {text('pass.save')}
      </Button>
      <span role="status">{outcome && text(outcome)}</span>
    </>
  );
}

function saveAs(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
