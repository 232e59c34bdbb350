import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useState } from 'react';
import { failureWords } from '../failure-words.ts';

interface EndAccessProps {
  /** The name of what ends: a token, a webhook, a subscription. */
  name: string;
  /** What happens then, in a sentence. */
  effect: string;
  onEnd: () => Promise<void>;
  /** Whether it has ended: the button stays, so that the focus does. */
  isOff?: boolean;
}

/** Ends what nothing brings back, once it was asked whether that is meant. */
export function EndAccess({ name, effect, onEnd, isOff = false }: EndAccessProps) {
  const text = useText('mf-account');
  const [isAsked, setIsAsked] = useState(false);
  const [call, end] = useCall(async () => {
    await onEnd();
    setIsAsked(false);
  });
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-disabled={isOff || undefined}
        onClick={() => !isOff && setIsAsked(true)}
        aria-label={text('staff_systems.end_named', { name })}
      >
        {text('staff_systems.end')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        width="narrow"
        title={text('staff_systems.end_named', { name })}
        foot={
          <Button look="action" isBusy={call.status === 'loading'} onClick={() => void end()}>
            {text('staff_systems.end_now')}
          </Button>
        }
      >
        <p>{effect}</p>
        {call.status === 'failed' && (
          <Notice kind="error" isLive>
            {failureWords(call.failure, text)}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
