import { Button } from '../button/button.tsx';

/** What a preview says before its own texts are there, in the words of its room. */
export interface PreviewWords {
  title: string;
  /** It could not be loaded. */
  failed: string;
  retry: string;
}

/** The preview is away for now; its link is not lost. */
export function LoadAgain({ words, onRetry }: { words: PreviewWords; onRetry: () => void }) {
  return (
    <>
      <p role="alert">{words.failed}</p>
      <Button look="line" onClick={onRetry}>
        {words.retry}
      </Button>
    </>
  );
}
