import { useText } from 'mf-shared/i18n';
import { useEffect, useState } from 'react';
import { TextField } from '../field/text-field.tsx';

/** Rule LIST-55. */
const delayMs = 500;

/** Words in the name or description; what is typed counts after half a second. */
export function TextFacet({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText('ui');
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      label={text('filter.words')}
      isLabelHidden
      type="search"
      hint={text('filter.words_hint')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
