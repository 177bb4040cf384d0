/**
 * Says how many letters a field may have without cutting what is pasted into it: the page's script
 * counts, its form's `most` refuses what is sent all the same, and nothing that was typed is lost.
 */
export const atMost = (letters: number, tooLong: string) => ({
  "data-most": letters,
  "data-too-long": tooLong,
});
