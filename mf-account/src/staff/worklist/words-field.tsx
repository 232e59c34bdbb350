import { useText } from 'mf-shared/i18n';
import { TextArea, type TextAreaProps } from 'mf-shared/ui/field/text-area.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';

interface WordsFieldProps extends Omit<TextAreaProps, 'label'> {
  isNote: boolean;
  /** Tells that the buyer gets the words by mail. */
  mailed: string;
}

/** The words of a letter to the buyer, which is mailed, or of a note, which stays with the staff. */
export function WordsField({ isNote, mailed, ...field }: WordsFieldProps) {
  const text = useText('mf-account');
  return (
    <>
      <TextArea
        {...field}
        label={text(isNote ? 'staff_complaints.note_words' : 'staff_complaints.words')}
        maxLength={4000}
      />
      {!isNote && <Notice>{mailed}</Notice>}
    </>
  );
}
