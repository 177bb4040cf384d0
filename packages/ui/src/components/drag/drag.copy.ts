/** What is said while something is moved. */
export const dragWords = {
  keys: "Arrows move it",
  pickedUp: (name: string, place: string, keys: string) =>
    `${name} picked up, ${place}. ${keys}, Space puts it down, Escape puts it back.`,
  putBack: (name: string, place: string) => `${name} put back, ${place}.`,
  putDown: (name: string, place: string) => `${name} put down, ${place}.`,
  refused: (name: string, why: string) => `${why} ${name} put back.`,
};
