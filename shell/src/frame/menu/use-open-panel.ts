import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A hand that only crosses the bar opens nothing; one that slips off for a moment closes nothing. */
const openAfterMs = 120;
const closeAfterMs = 220;

export interface PanelHandle {
  id: string;
  isOpen: boolean;
  onEnter: (event: PointerEvent) => void;
  onLeave: (event: PointerEvent) => void;
  toggle: () => void;
  open: () => void;
  close: () => void;
}

/** Which panel of the menu bar is open; at most one. */
export function useOpenPanel() {
  const [openId, setOpenId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (id: string | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), delayMs);
  };
  const now = useCallback((id: string | null) => {
    clearTimeout(timer.current);
    setOpenId(id);
  }, []);
  const close = useCallback(() => now(null), [now]);
  const of = (id: string): PanelHandle => ({
    id,
    isOpen: openId === id,
    onEnter: (event) => event.pointerType === 'mouse' && later(id, openId === null ? openAfterMs : 60),
    onLeave: (event) => event.pointerType === 'mouse' && later(null, closeAfterMs),
    toggle: () => now(openId === id ? null : id),
    open: () => now(id),
    close,
  });
  return { of, close, isOpen: openId !== null };
}
