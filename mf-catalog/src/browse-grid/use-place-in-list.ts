import { useLocation } from 'mf-shared/router';
import { type RefObject, useEffect, useRef } from 'react';
import { isRecord, keepInEntry } from './history-entry.ts';

/** Frames in which estimated heights settle. */
const settlingFrames = 20;

/**
 * Remembers in the history entry which card stood where, and brings it back there on back, forward and reload
 * (issue: the scroll position is restored exactly). @param isReady all cards that the entry showed are on the page
 */
export function usePlaceInList(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { state } = useLocation();
  const wanted = useRef(readPlace(state));
  useEffect(() => {
    const keep = () => keepPlace(placeOf(list.current));
    addEventListener('scrollend', keep);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('pagehide', keep);
    };
  }, [list]);
  useEffect(() => {
    const place = wanted.current;
    if (!isReady || !place) return;
    wanted.current = null;
    return settle(list.current, place);
  }, [isReady, list]);
}

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];

/** The first card whose end is in the window; null at the page's start. */
function placeOf(list: HTMLElement | null): Place | null {
  if (scrollY < innerHeight / 2) return null;
  const card = cardsIn(list).find((element) => element.getBoundingClientRect().bottom > innerHeight / 4);
  return card ? { id: Number(card.dataset.card), top: Math.round(card.getBoundingClientRect().top) } : null;
}

/** Scrolls until the card stands where it stood, unless the visitor moves first. @returns how to stop */
function settle(list: HTMLElement | null, { id, top }: Place): () => void {
  let left = settlingFrames;
  let frame = 0;
  const stop = () => {
    left = 0;
    cancelAnimationFrame(frame);
  };
  const step = () => {
    const card = cardsIn(list).find(({ dataset }) => dataset.card === String(id));
    if (!card || left <= 0) return;
    const away = card.getBoundingClientRect().top - top;
    if (Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' });
    left -= 1;
    frame = requestAnimationFrame(step);
  };
  for (const move of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(move, stop, { once: true, passive: true });
  step();
  return stop;
}

/** A card and where it stood in the window: exact where heights of cards beyond the window are only estimated. */
interface Place {
  id: number;
  top: number;
}

function readPlace(state: unknown): Place | null {
  const place = isRecord(state) && isRecord(state.place) ? state.place : null;
  return typeof place?.id === 'number' && typeof place.top === 'number' ? { id: place.id, top: place.top } : null;
}

const keepPlace = (place: Place | null): void => keepInEntry('place', place ?? undefined);
