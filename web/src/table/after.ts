/** What follows a match: the order of seats of the next one, and ratings on one scale. */

/** For each seat of the next match the old seat of whoever has it; rotated, everybody moves on by one. */
export function orderOf(isRotated: boolean, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat - (isRotated ? 1 : 0) + seats) % seats);
}

/** Where a rating lies on a line of 200 that has room for all bands. */
export function spanOf(ratings: readonly { rating: number; band: number }[]): (rating: number) => number {
  const low = Math.min(...ratings.map(({ rating, band }) => rating - band));
  const high = Math.max(...ratings.map(({ rating, band }) => rating + band));
  return (rating) => Math.round((2000 * (rating - low)) / Math.max(1, high - low)) / 10;
}
