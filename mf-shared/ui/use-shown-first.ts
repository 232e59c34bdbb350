import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A control shows what was tapped before the page works on it, so that the tap is painted within a frame (targets:
 * interaction to next paint). @returns what the control shows, and what it calls when it is tapped
 */
export function useShownFirst<Value, Choice extends Value>(
  value: Value,
  onChange: (choice: Choice) => void,
): [shown: Value, change: (choice: Choice) => void] {
  const [tapped, setTapped] = useState<{ choice: Choice } | null>(null);
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);
  const change = useCallback(
    (choice: Choice) => {
      setTapped({ choice });
      callOff.current?.();
      callOff.current = afterPaint(() => {
        setTapped(null);
        onChange(choice);
      });
    },
    [onChange],
  );
  return [tapped ? tapped.choice : value, change];
}
