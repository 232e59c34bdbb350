import { type SkiPicks, type SkiPiece, skiPieces } from './ski-pieces.ts';

/** Chosen variants in the page's query: `?skis=1&boots=2`; anything that is no variant id is no choice. */
export function readPicks(query: URLSearchParams): SkiPicks {
  const read = (piece: SkiPiece): number | null => {
    const id = Number(query.get(piece));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  };
  return { skis: read('skis'), bindings: read('bindings'), boots: read('boots') };
}

export function writePicks(query: URLSearchParams, picks: SkiPicks): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const piece of skiPieces) {
    if (picks[piece] === null) next.delete(piece);
    else next.set(piece, String(picks[piece]));
  }
  return next;
}
