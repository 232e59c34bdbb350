import { toSkiModels } from './ski-models.ts';
import { type SkiLists, type SkiPiece, skiPieces } from './ski-pieces.ts';
import type { SkiSport } from './ski-sport.ts';

/** A sport to begin with: of each piece a picture and how many models there are. */
export interface SkiStart {
  sport: SkiSport;
  /** Empty where the sport is closed; null where the service did not tell. */
  pieces: { piece: SkiPiece; image: string; count: number }[] | null;
}

export function toSkiStart(sport: SkiSport, lists: SkiLists | null): SkiStart {
  if (!lists) return { sport, pieces: null };
  const pieces = skiPieces.flatMap((piece) => {
    const models = toSkiModels(lists[piece]);
    const [first] = models;
    return first ? [{ piece, image: first.image, count: models.length }] : [];
  });
  return { sport, pieces };
}
