import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a case that is read has another version than when it was read first. */
export function useChangedVersion(version: number | string | undefined, onChanged: (() => void) | undefined): void {
  const known = useRef(version);
  const tell = useEffectEvent(() => onChanged?.());
  useEffect(() => {
    const before = known.current;
    known.current = version;
    if (before !== undefined && version !== undefined && version !== before) tell();
  }, [version]);
}
