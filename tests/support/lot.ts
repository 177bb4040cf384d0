/** So many of them by lot, the same ones every time for the same word. */
export function byLot<Item>(items: readonly Item[], count: number, word: string): Item[] {
  let state = Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    drawn.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return drawn;
}
