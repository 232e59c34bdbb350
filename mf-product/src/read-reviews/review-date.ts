/** DD.MM.YYYY (REVIEW-9); empty for what is no date. */
export function reviewDate(created: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(created) ?? [];
  return year ? `${day}.${month}.${year}` : '';
}
