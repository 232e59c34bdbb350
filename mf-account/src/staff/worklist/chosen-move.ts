/**
 * What a case's form does when it is sent: the move, letter or note that was chosen, of itself the next move. Where the case
 * cannot go there any more, because somebody else was faster, what was typed stays a note.
 */
export function chosenMove(chosen: string, next: readonly string[]): string {
  if (chosen === '') return next[0] ?? 'letter';
  return chosen === 'letter' || chosen === 'note' || next.includes(chosen) ? chosen : 'note';
}
